import { asc, desc, eq, notInArray, sql } from "drizzle-orm";
import { banners, homeComponents, homeVersions } from "#db/schema/home.ts";
import type { Context } from "../../context.ts";
import type { HomeVersion } from "./home-admin.ts";

const MAX_VERSIONS = 50;

/** The current state, if no one has saved a version yet. */
export async function insertFirstVersion(ctx: Context): Promise<void> {
  if ((await ctx.db.$count(homeVersions)) > 0) return;
  await insertVersion(ctx, "");
}

/** Stores the current state as the latest version; the oldest ones are deleted. */
export async function insertVersion(ctx: Context, savedBy: string): Promise<void> {
  const rows = await ctx.db.select().from(homeComponents).orderBy(asc(homeComponents.position), asc(homeComponents.id));
  const sections = rows.map(({ kind, isActive, options, startsAt, endsAt }) => ({
    kind,
    isActive,
    options,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }));
  await ctx.db.insert(homeVersions).values({ sections, savedBy, createdAt: ctx.now() });
  const kept = ctx.db
    .select({ id: homeVersions.id })
    .from(homeVersions)
    .orderBy(desc(homeVersions.id))
    .limit(MAX_VERSIONS);
  await ctx.db.delete(homeVersions).where(notInArray(homeVersions.id, kept));
}

export async function findVersionRows(ctx: Context): Promise<HomeVersion[]> {
  const rows = await ctx.db
    .select({
      id: homeVersions.id,
      sectionsCount: sql<number>`jsonb_array_length(${homeVersions.sections})`,
      savedBy: homeVersions.savedBy,
      createdAt: homeVersions.createdAt,
    })
    .from(homeVersions)
    .orderBy(desc(homeVersions.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Replaces the sections by those of a version; false if there is none. Banners deleted since are left out. */
export async function bringBackVersion(ctx: Context, id: number): Promise<boolean> {
  const [version] = await ctx.db
    .select({ sections: homeVersions.sections })
    .from(homeVersions)
    .where(eq(homeVersions.id, id));
  if (!version) return false;
  const known = new Set((await ctx.db.select({ id: banners.id }).from(banners)).map((row) => row.id));
  await ctx.db.delete(homeComponents);
  const rows = version.sections.map(({ kind, isActive, options, startsAt, endsAt }, position) => ({
    kind,
    isActive,
    position,
    options: {
      ...options,
      ...(options.bannerIds && { bannerIds: options.bannerIds.filter((each) => known.has(each)) }),
    },
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }));
  if (rows.length > 0) await ctx.db.insert(homeComponents).values(rows);
  return true;
}
