import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { describeDiscount, isLower } from "./create-price-rules.ts";
import { isStale } from "../../record-version.ts";
import { mayChange, recordOfRule } from "./find-price-rules-of.ts";
import { stateOfRule, type SaleOwner } from "./price-rule.ts";
import type { ChangePriceRuleInput } from "./price-rule.input.ts";
import { endRules, findOverlap, lockProducts, lockRuleRows, updateRule } from "./price-rule.repository.ts";
import { readDiscount, readInterval } from "./read-discount.ts";

export type ChangePriceRuleFailure =
  | InvalidFields
  | Failure<"not_found" | "not_yours" | "sale_over" | "price_overlaps" | "price_not_lower" | "changed_meanwhile">;

/** Changes a price that has not ended. Once it runs, its start stays. */
export async function changePriceRule(
  ctx: Context,
  owner: SaleOwner,
  id: number,
  input: ChangePriceRuleInput,
): Promise<Result<null, ChangePriceRuleFailure>> {
  const discount = readDiscount(ctx, input);
  if (!discount.ok) return discount;
  return withTransaction(ctx, async (inside): Promise<Result<null, ChangePriceRuleFailure>> => {
    const [rule] = await lockRuleRows(inside, owner, [id]);
    if (!rule) return failure({ code: "not_found" });
    if (!mayChange(owner, rule)) return failure({ code: "not_yours" });
    const state = stateOfRule(rule.startsAt, rule.endsAt, inside.now());
    if (state === "ended") return failure({ code: "sale_over" });
    if (isStale(input.version, recordOfRule(rule))) return failure({ code: "changed_meanwhile" });
    const read = readInterval(inside, input, rule.kind === "daily_deal");
    if (!read.ok) return read;
    if (!isLower({ lowest: rule.ownPrice }, discount.value))
      return failure({ code: "price_not_lower", values: { name: rule.name } });
    const { endsAt } = read.value;
    const wanted = read.value.startsAt > inside.now() ? read.value.startsAt : inside.now();
    const startsAt = state === "running" ? rule.startsAt : wanted;
    await lockProducts(inside, [rule.productId]);
    if ((await findOverlap(inside, rule.kind, [rule.productId], { startsAt, endsAt }, id)) !== null)
      return failure({ code: "price_overlaps", values: { name: rule.name } });
    await updateRule(inside, id, { ...discount.value, startsAt, endsAt });
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "sale.price",
        subject: { kind: "sale", id: rule.kind },
        details: { text: rule.name, after: describeDiscount(input) },
      });
    await refreshListings(inside, [rule.productId]);
    return success(null);
  });
}

/** Ends prices now; those that have not started are deleted. All of them or none. */
export async function endPriceRules(
  ctx: Context,
  owner: SaleOwner,
  ids: readonly number[],
): Promise<Result<null, Failure<"not_found" | "not_yours" | "sale_over">>> {
  const wanted = [...new Set(ids)];
  return withTransaction(
    ctx,
    async (inside): Promise<Result<null, Failure<"not_found" | "not_yours" | "sale_over">>> => {
      const rules = await lockRuleRows(inside, owner, wanted);
      if (rules.length < wanted.length) return failure({ code: "not_found" });
      if (!rules.every((rule) => mayChange(owner, rule))) return failure({ code: "not_yours" });
      if (rules.some((rule) => stateOfRule(rule.startsAt, rule.endsAt, inside.now()) === "ended"))
        return failure({ code: "sale_over" });
      await endRules(inside, wanted);
      if (owner.kind === "operator")
        await logAudit(inside, {
          action: "sale.end",
          subject: { kind: "sale", id: "price" },
          details: { text: rules.map(({ name }) => name).join(", ") },
        });
      await refreshListings(inside, [...new Set(rules.map(({ productId }) => productId))]);
      return success(null);
    },
  );
}
