import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { staff } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { applicationDocuments, shopApplications } from "#db/schema/shop-application.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import { shops } from "#db/schema/shop.ts";
import { decrypt } from "#domain/customers/customer/encrypt.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import { getConfirmedAccount } from "#domain/accounts/bank-account/get-bank-account.ts";
import { APPLICATION_CHECKS } from "#shared/shop-application.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { Context } from "../../context.ts";
import { addDocument, readDocument } from "./application-document.ts";
import { applicationInput } from "./application.input.ts";
import { confirmBankAccount, setBankAccount } from "./bank-account.ts";
import { approveApplication, askApplicant, checkApplication, rejectApplication } from "./decide-application.ts";
import { getOwnApplication } from "./get-own-application.ts";
import { saveApplication } from "./save-application.ts";

const { db } = await openTestDatabase();
const IBAN = "DE89370400440532013000";
const PDF = new TextEncoder().encode("%PDF-1.4 a passport");
const FILLED = {
  shop_name: "Lamp Loft",
  offer: "Lamps of the fifties",
  legal_name: "Nadia Haddad",
  birth_date: "1990-05-17",
  phone: "+49 30 1234567",
  line_1: "Lampenweg 1",
  city: "Berlin",
  country_code: "DE",
};

let seller: Context;
let admin: Context;

const account = async (name: string, isVerified: boolean): Promise<number> =>
  makeCustomer(db, {
    firstName: name,
    lastName: "Haddad",
    email: `${name}@souk.example`,
    emailVerifiedAt: isVerified ? new Date() : null,
  });

const save = (ctx: Context, input: object) => saveApplication(ctx, applicationInput.parse(input));

beforeEach(async () => {
  seller = makeContext(db, { visitor: { customerId: await account("nadia", true) } });
  const id = await account("boss", true);
  await db.insert(staff).values({ customerId: id, permissions: ["shops.manage"] });
  admin = { ...makeContext(db, { visitor: { customerId: id, permissions: ["shops.manage"] } }), files: seller.files };
});

async function mailedCode(): Promise<string> {
  const rows = await db.select().from(mails).where(eq(mails.template, "application-bank-code")).orderBy(mails.id);
  return (rows.at(-1)!.data as { code: string }).code;
}

/** Everything that an application needs, ready to be sent. */
async function fillIn(): Promise<void> {
  expect(await save(seller, { ...FILLED, draft: true })).toSucceed();
  expect(await addDocument(seller, "identity", PDF)).toSucceed();
  expect(await setBankAccount(seller, { account: IBAN, holder: "Nadia Haddad", bank_code: "" })).toSucceed();
  expect(await confirmBankAccount(seller, await mailedCode())).toSucceed();
}

async function apply(): Promise<number> {
  await fillIn();
  expect(await save(seller, { terms_accepted: true })).toEqual({ ok: true, value: { isSubmitted: true } });
  return (await getOwnApplication(seller))!.id;
}

describe("an application", () => {
  test("is kept while it is typed, and says what is missing when it is sent", async () => {
    expect(await save(seller, { shop_name: "Lamp Loft", draft: true })).toSucceed();
    const sent = await save(seller, {});
    expect(sent).toFail("invalid_fields");
    const errors = sent.ok || sent.failure.code !== "invalid_fields" ? {} : sent.failure.errors;
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(["offer", "birth_date", "document_identity", "bank_account", "terms_accepted"]),
    );
    expect(errors).not.toHaveProperty("shop_name");
    expect(await getOwnApplication(seller)).toMatchObject({ status: "draft", shopName: "Lamp Loft" });
  });

  test("is valid only from a verified address", async () => {
    const squatter = makeContext(db, { visitor: { customerId: await account("squatter", false) } });
    expect(await save(squatter, { ...FILLED, draft: true })).toSucceed();
    expect(await save(squatter, { terms_accepted: true })).toFail("email_unverified");
    expect(await setBankAccount(squatter, { account: IBAN, holder: "S", bank_code: "" })).toFail("email_unverified");
    expect(await save(makeContext(db), FILLED)).toFail("sign_in");
  });

  test("keeps the bank account encrypted, and confirms it with the newest mailed code only", async () => {
    await save(seller, { draft: true });
    await setBankAccount(seller, { account: IBAN, holder: "Nadia", bank_code: "" });
    const first = await mailedCode();
    await setBankAccount(seller, { account: IBAN, holder: "Nadia", bank_code: "" });
    expect(await confirmBankAccount(seller, first)).toFail("code_ended");
    const stranger = makeContext(db, { visitor: { customerId: await account("stranger", true) } });
    await save(stranger, { draft: true });
    expect(await confirmBankAccount(stranger, await mailedCode())).toFail("code_ended");
    const [row] = await db.select().from(shopApplications).where(eq(shopApplications.bankEnding, "3000"));
    expect(decrypt(seller, "bank-account", row!.bankSealed!)).toContain(IBAN);
    const seen = JSON.stringify([
      { ...row, bankSealed: "" },
      await getOwnApplication(seller),
      await db.select().from(mails),
      await db.select().from(auditEntries),
    ]);
    expect(seen).not.toContain(IBAN);
  });

  test("cannot be changed while it waits", async () => {
    await apply();
    expect(await save(seller, { shop_name: "Another", draft: true })).toFail("application_waiting");
    expect(await addDocument(seller, "tax", PDF)).toFail("application_waiting");
  });

  test("is decided once: two approvals at the same moment open one shop", async () => {
    const id = await apply();
    expect(await approveApplication(admin, id)).toFail("checks_missing");
    await checkApplication(admin, id, APPLICATION_CHECKS);
    const both = await Promise.all([approveApplication(admin, id), approveApplication(admin, id)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await getOwnShop(seller)).toMatchObject({ name: "Lamp Loft", slug: "lamp-loft", role: "owner" });
    expect(await db.$count(shops)).toBe(1);
    const [imprint] = await db.select().from(shopImprints);
    expect(imprint).toMatchObject({ name: "Nadia Haddad", city: "Berlin" });
    expect(await getConfirmedAccount(seller, { shopId: imprint!.shopId })).toMatchObject({ iban: IBAN });
    expect(await save(seller, FILLED)).toFail("seller_already");
    expect(await rejectApplication(admin, id, "Too late")).toFail("application_decided");
  });

  test("can be asked about, and be made again after a rejection", async () => {
    const id = await apply();
    expect(await askApplicant(admin, id, "Which brands?")).toSucceed();
    expect(await save(seller, { offer: "Lamps of Bauhaus" })).toEqual({ ok: true, value: { isSubmitted: true } });
    expect(await rejectApplication(admin, id, "The document is unreadable")).toSucceed();
    expect(await getOwnApplication(seller)).toMatchObject({ status: "rejected" });
    expect(await save(seller, { ...FILLED, draft: true })).toSucceed();
    expect((await getOwnApplication(seller))!.id).not.toBe(id);
    const news = await db.select().from(mails).where(eq(mails.template, "application-news")).orderBy(mails.id);
    expect(news.map(({ data }) => (data as { kind: string }).kind)).toEqual(["questioned", "rejected"]);
  });

  test("is decided only by staff with the permission, who see documents only once it was sent", async () => {
    await fillIn();
    const [document] = await db.select().from(applicationDocuments);
    expect(await readDocument(admin, document!.id)).toBeNull();
    await save(seller, { terms_accepted: true });
    expect(await readDocument(admin, document!.id)).toMatchObject({ type: "application/pdf" });
    const stranger = makeContext(db, { visitor: { customerId: await account("stranger", true) } });
    const clerk = makeContext(db, { visitor: { customerId: 1, permissions: ["orders.read"] } });
    expect(await readDocument(stranger, document!.id)).toBeNull();
    expect(await readDocument(clerk, document!.id)).toBeNull();
    const { id } = (await getOwnApplication(seller))!;
    expect(await approveApplication(clerk, id)).toFail("not_yours");
    expect(await approveApplication(stranger, id)).toFail("not_found");
    expect(await approveApplication(makeContext(db), id)).toFail("sign_in");
  });
});
