import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ProductStatus } from "./product-admin.ts";
import type { WrongFields } from "./product-to-save.ts";

/** When a draft is published automatically; null: never. Absent: unchanged. */
export function readPublishAt(
  ctx: Context,
  typed: string | undefined,
  { status, publishAt }: { status: ProductStatus; publishAt: Date | null },
): Result<Date | null, WrongFields> {
  if (status !== "draft") return success(null);
  if (typed === undefined) return success(publishAt);
  if (typed === "") return success(null);
  const wanted = new Date(typed);
  if (wanted > ctx.now() || wanted.getTime() === publishAt?.getTime()) return success(wanted);
  return failure({ code: "invalid_fields", errors: { publish_at: "Choose a time in the future." } });
}
