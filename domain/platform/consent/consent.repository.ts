import { lt } from "drizzle-orm";
import { consents } from "#db/schema/consent.ts";
import type { Context } from "../../context.ts";

export async function insertConsent(ctx: Context, consent: typeof consents.$inferInsert): Promise<void> {
  await ctx.db.insert(consents).values(consent);
}

export async function deleteConsentsBefore(ctx: Context, instant: Date): Promise<void> {
  await ctx.db.delete(consents).where(lt(consents.createdAt, instant));
}
