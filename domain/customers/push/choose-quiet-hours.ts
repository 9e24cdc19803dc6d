import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { QuietHoursInput } from "./push.input.ts";
import { deleteQuietHours, getQuietHoursRow, putQuietHours } from "./push.repository.ts";
import { readMinute, writeMinute } from "./quiet-hours.ts";

/** As the screen shows them: `22:00` to `07:00`. */
export type ShownQuietHours = { from: string; until: string };

/** Null ends them. */
export async function chooseQuietHours(
  ctx: Context,
  { quiet_hours: wanted }: QuietHoursInput,
): Promise<Result<null, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (wanted === null) await deleteQuietHours(ctx, customerId);
  else
    await putQuietHours(ctx, customerId, {
      fromMinute: readMinute(wanted.from),
      untilMinute: readMinute(wanted.until),
      timeZone: wanted.time_zone,
    });
  return success(null);
}

export async function getQuietHours(ctx: Context): Promise<ShownQuietHours | null> {
  const { customerId } = ctx.visitor;
  const row = customerId === null ? null : await getQuietHoursRow(ctx, customerId);
  return row && { from: writeMinute(row.fromMinute), until: writeMinute(row.untilMinute) };
}
