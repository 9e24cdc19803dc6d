import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit, limitOfAddress } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Context } from "../../context.ts";
import type { SlideClick } from "./home-admin.input.ts";
import { countSlideClick } from "./slide-click.repository.ts";

const MAX_PER_HOUR = 60;
const MINUTES_OF_AN_HOUR = 60;

/** Counts a click on a slide or a banner by day, except by staff. Who clicked is not stored. */
export async function countClick(
  ctx: Context,
  { collection, id }: SlideClick,
): Promise<Result<null, Failure<"not_found" | "too_many_tries">>> {
  if (ctx.visitor.permissions.length > 0) return success(null);
  const limit = { ...limitOfAddress(ctx, "slide-clicks", MAX_PER_HOUR), minutes: MINUTES_OF_AN_HOUR };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  return (await countSlideClick(ctx, collection, id)) ? success(null) : failure({ code: "not_found" });
}
