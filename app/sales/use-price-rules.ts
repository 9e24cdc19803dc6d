import type { CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import type { PricePreview } from "#domain/pricing/price-rule/price-rule.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import { byId, deskOf, useChanges } from "../api-client/use-changes.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { TypedPriceRule } from "../ui/sale/price-rule-form.tsx";

const CHANGES = ["sales"] as const;

/** What a shop, or the operator for all shops, does with prices. */
export function usePriceRules(side: "shop" | "operator") {
  const call = useCall();
  const { postForm } = useChanges(CHANGES);
  const desk = deskOf(side);
  return {
    async preview(typed: TypedPriceRule): Promise<PricePreview[] | FieldErrors> {
      const json = { ...typed, dry_run: true };
      const outcome = await call.post(`/${desk}/price-rules`, { json }, { refusal: "none", isSuccessShown: false });
      return outcome.ok
        ? outcome.answer.prices.map((each) => fromWire<PricePreview>(each))
        : (fieldErrorsOf(outcome) ?? {});
    },
    create: (typed: TypedPriceRule) => postForm(`/${desk}/price-rules`, { json: { ...typed, dry_run: false } }),
    change: (id: number, { kind: _kind, product_ids: _ids, ...json }: TypedPriceRule) =>
      postForm(`/${desk}/price-rules/:id/change`, { ...byId(id), json }),
    async search(typed: string): Promise<CouponProduct[]> {
      const outcome = await call.get(`/${desk}/sale-products`, { query: { q: typed } });
      return outcome.ok ? outcome.answer.products : [];
    },
  };
}
