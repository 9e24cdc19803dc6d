import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { customers } from "#db/schema/customer.ts";
import { pages } from "#db/schema/page.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import { applicationDocuments, shopApplications } from "#db/schema/shop-application.ts";
import { shopFigures, shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { ApplicationFields, ApplicationView } from "./application.ts";
import type { ApplicationStatus, ApplicationType, DocumentKind } from "#shared/shop-application.ts";

const TERMS = "terms";

export type ApplicationRow = ApplicationView & {
  customerId: number;
  bankSealed: string | null;
  bankConfirmedAt: Date | null;
  checked: string[];
};

const OPEN: ApplicationStatus[] = ["draft", "submitted", "questioned"];

/** The customer's latest application. */
export async function getLatestRow(ctx: Context, customerId: number): Promise<ApplicationRow | null> {
  const rows = await ctx.db
    .select()
    .from(shopApplications)
    .where(eq(shopApplications.customerId, customerId))
    .orderBy(desc(shopApplications.id))
    .limit(1);
  return rows[0] ? present(ctx, rows[0]) : null;
}

/** The customer's open application, locked. */
export async function lockOpenRow(ctx: Context, customerId: number): Promise<ApplicationRow | null> {
  const rows = await ctx.db
    .select()
    .from(shopApplications)
    .where(and(eq(shopApplications.customerId, customerId), inArray(shopApplications.status, OPEN)))
    .for("update");
  return rows[0] ? present(ctx, rows[0]) : null;
}

/** For the operator: any application that was submitted once, locked if it is about to be decided. */
export async function getSubmittedRow(ctx: Context, id: number, isLocked = false): Promise<ApplicationRow | null> {
  const query = ctx.db
    .select()
    .from(shopApplications)
    .where(and(eq(shopApplications.id, id), sql`${shopApplications.submittedAt} is not null`));
  const rows = await (isLocked ? query.for("update") : query);
  return rows[0] ? present(ctx, rows[0]) : null;
}

async function present(ctx: Context, row: typeof shopApplications.$inferSelect): Promise<ApplicationRow> {
  const { termsAcceptedAt, submittedAt, ...rest } = row;
  return {
    ...rest,
    isBankConfirmed: rest.bankConfirmedAt !== null,
    termsAcceptedAt: termsAcceptedAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    documents: await findDocumentRows(ctx, row.id),
  };
}

async function findDocumentRows(ctx: Context, applicationId: number) {
  const rows = await ctx.db
    .select({ id: applicationDocuments.id, kind: applicationDocuments.kind, createdAt: applicationDocuments.createdAt })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(asc(applicationDocuments.id));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** Null if there is an open one already. */
export async function insertApplication(
  ctx: Context,
  customerId: number,
  type: ApplicationType,
  fields: Partial<ApplicationFields>,
): Promise<number | null> {
  const rows = await ctx.db
    .insert(shopApplications)
    .values({ customerId, type, ...fields, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: shopApplications.id });
  return rows[0]?.id ?? null;
}

export async function updateApplication(
  ctx: Context,
  id: number,
  change: Partial<typeof shopApplications.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0)
    await ctx.db.update(shopApplications).set(change).where(eq(shopApplications.id, id));
}

/** False if it is no longer in this status. */
export async function moveApplicationRow(
  ctx: Context,
  id: number,
  from: ApplicationStatus,
  to: ApplicationStatus,
  change: Partial<typeof shopApplications.$inferInsert> = {},
): Promise<boolean> {
  const rows = await ctx.db
    .update(shopApplications)
    .set({ ...change, status: to })
    .where(and(eq(shopApplications.id, id), eq(shopApplications.status, from)))
    .returning({ id: shopApplications.id });
  return rows.length > 0;
}

/** When the terms in force were published: their version. */
export async function getTermsVersion(ctx: Context): Promise<string | null> {
  const rows = await ctx.db.select({ updatedAt: pages.updatedAt }).from(pages).where(eq(pages.slug, TERMS));
  return rows[0]?.updatedAt.toISOString() ?? null;
}

export async function insertDocument(
  ctx: Context,
  applicationId: number,
  document: { kind: DocumentKind; file: string },
): Promise<number> {
  const rows = await ctx.db
    .insert(applicationDocuments)
    .values({ applicationId, ...document, createdAt: ctx.now() })
    .returning({ id: applicationDocuments.id });
  return rows[0]!.id;
}

/** Returns its file. */
export async function deleteDocumentRow(ctx: Context, applicationId: number, id: number): Promise<string | null> {
  const rows = await ctx.db
    .delete(applicationDocuments)
    .where(and(eq(applicationDocuments.id, id), eq(applicationDocuments.applicationId, applicationId)))
    .returning({ file: applicationDocuments.file });
  return rows[0]?.file ?? null;
}

export async function getDocumentRow(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      file: applicationDocuments.file,
      kind: applicationDocuments.kind,
      applicationId: shopApplications.id,
      customerId: shopApplications.customerId,
      submittedAt: shopApplications.submittedAt,
    })
    .from(applicationDocuments)
    .innerJoin(shopApplications, eq(shopApplications.id, applicationDocuments.applicationId))
    .where(eq(applicationDocuments.id, id));
  return rows[0] ?? null;
}

/** One page of submitted applications; those that wait for a decision first, oldest first. */
const LIST: ListSql = {
  id: shopApplications.id,
  sorts: { shop: sql`lower(${shopApplications.shopName})`, submitted: shopApplications.submittedAt },
  filters: {
    status: { word: shopApplications.status },
    type: { word: shopApplications.type },
    submitted: { instant: shopApplications.submittedAt },
  },
  search: (text) => {
    const part = `%${escapeLike(text.toLowerCase())}%`;
    return sql`(lower(${shopApplications.shopName}) like ${part} or lower(${shopApplications.legalName}) like ${part}
      or lower(${customers.email}) like ${part})`;
  },
};

/** Submitted applications. */
export function applicationReads(ctx: Context) {
  const select = () =>
    ctx.db
      .select({
        id: shopApplications.id,
        type: shopApplications.type,
        status: shopApplications.status,
        shopName: shopApplications.shopName,
        legalName: shopApplications.legalName,
        email: customers.email,
        submittedAt: shopApplications.submittedAt,
      })
      .from(shopApplications)
      .innerJoin(customers, eq(customers.id, shopApplications.customerId));
  return selectReads(ctx.db, {
    list: LIST,
    scope: sql`${shopApplications.submittedAt} is not null`,
    select: () => select().$dynamic(),
    read: (row) => ({ ...row, submittedAt: row.submittedAt!.toISOString() }),
  });
}

export async function getApplicant(ctx: Context, customerId: number) {
  const rows = await ctx.db
    .select({
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      languageCode: customers.languageCode,
      isEmailVerified: sql<boolean>`${customers.emailVerifiedAt} is not null`,
      isSeller: sql<boolean>`exists (select 1 from ${shops} s where s.owner_id = customers.id and s.status <> 'closed')`,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0] ?? null;
}

/** Locks the choice until the transaction ends: two shops approved at the same moment need two addresses. */
export async function findShopSlugs(ctx: Context, wanted: string): Promise<Set<string>> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('shop-slug', 0))`);
  const rows = await ctx.db
    .select({ slug: shops.slug })
    .from(shops)
    .where(sql`${shops.slug} = ${wanted} or ${shops.slug} like ${`${wanted}-%`}`);
  return new Set(rows.map(({ slug }) => slug));
}

/** The shop of an approved application, with its imprint and an empty row of figures. */
export async function insertShop(ctx: Context, application: ApplicationRow, slug: string): Promise<number> {
  const { shopName: name, offer: tagline, city, customerId: ownerId } = application;
  const rows = await ctx.db
    .insert(shops)
    .values({
      slug,
      name,
      city,
      ownerId,
      status: "pending",
      tagline: tagline.split("\n")[0]!.slice(0, 160),
      createdAt: ctx.now(),
    })
    .returning({ id: shops.id });
  const shopId = rows[0]!.id;
  const { legalName, phone, line1, line2, state, postalCode, countryCode, taxNumber: vatNumber } = application;
  await ctx.db
    .insert(shopImprints)
    .values({ shopId, name: legalName, phone, line1, line2, city, state, postalCode, countryCode, vatNumber });
  await ctx.db.insert(shopFigures).values({ shopId });
  return shopId;
}
