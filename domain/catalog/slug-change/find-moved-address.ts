import type { Context } from "../../context.ts";
import type { MovedAddress, SlugSubject } from "./slug-change.ts";
import { findCurrentSlug, findSlugChange, findWithdrawn } from "./slug-change.repository.ts";

/** What happened to a slug that is not found; null if it never existed. */
export async function findMovedAddress(ctx: Context, subject: SlugSubject, slug: string): Promise<MovedAddress | null> {
  const withdrawn = await findWithdrawn(ctx, subject, slug);
  if (withdrawn) return { kind: "gone", ...withdrawn };
  const change = await findSlugChange(ctx, subject, slug);
  if (!change) return null;
  const current = change.subjectId === null ? null : await findCurrentSlug(ctx, subject, change.subjectId);
  if (current === null) return { kind: "gone", categorySlug: null };
  const isWithdrawn = await findWithdrawn(ctx, subject, current);
  return isWithdrawn ? { kind: "gone", ...isWithdrawn } : { kind: "moved", slug: current };
}
