import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { lockCurrencies, saveCurrency } from "./currency.repository.ts";
import { readRate } from "./exchange-rate.ts";
import { CURRENCIES_TAG } from "./find-currencies.ts";

/** Accepts a proposed rate. `rate`: the one that staff saw; refused if it has changed. */
export function acceptRate(
  ctx: Context,
  code: string,
  rate: string,
): Promise<Result<null, StaffFailure | Failure<"no_proposed_rate">>> {
  return withStaffTransaction(ctx, "rules.write", async (inside) => {
    const currency = (await lockCurrencies(inside)).find((each) => each.code === code);
    if (!currency) return failure({ code: "not_found" });
    const proposed = currency.proposedRate && readRate(currency.proposedRate);
    if (!proposed || proposed !== readRate(rate)) return failure({ code: "no_proposed_rate" });
    await saveCurrency(inside, code, { exchangeRate: proposed, proposedRate: null, rateChangedAt: inside.now() });
    await logAudit(inside, {
      action: "currency.accept",
      subject: { kind: "currency", id: code },
      details: { before: readRate(currency.exchangeRate) ?? currency.exchangeRate, after: proposed },
    });
    await inside.cache.purge([CURRENCIES_TAG]);
    return success(null);
  });
}
