import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Context } from "../../context.ts";
import type { LedgerDifference } from "./ledger.ts";
import { findDifferences } from "./ledger.repository.ts";

/** Recomputes the whole ledger; if the stored balances differ, logs it and notifies the staff in charge of payments. */
export async function checkLedger(ctx: Context): Promise<LedgerDifference[]> {
  const differences = await findDifferences(ctx);
  if (differences.length === 0) return [];
  ctx.log.error({ differences }, "the ledger does not add up");
  await notifyStaff(ctx, "payments.confirm", {
    topic: "security",
    messageType: "error",
    idempotencyKey: `ledger:${ctx.now().toISOString().slice(0, 10)}`,
    write: (t) => ({
      title: t("The ledger doesn't balance"),
      message: t("Differences found in the nightly check: {number}", { number: differences.length }),
    }),
  });
  return differences;
}
