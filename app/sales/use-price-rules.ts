import type { CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import type { PricePreview, PriceRuleForm } from "#domain/pricing/price-rule/price-rule.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { TypedPriceRule } from "../ui/sale/price-rule-form.tsx";

const CHANGES = { changes: ["sales"], refusal: "none" } as const;
const KEPT = { ...CHANGES, keepsScreen: true } as const;

/** Price rule actions of a shop, or of the operator for all shops. */
export function usePriceRules(side: "shop" | "operator") {
  const call = useCall();
  const send = (json: TypedPriceRule & { dry_run: boolean }) => {
    const options = json.dry_run ? ({ refusal: "none", isSuccessShown: false } as const) : CHANGES;
    return side === "shop"
      ? call.post("/seller/price-rules", { json }, options)
      : call.post("/admin/price-rules", { json }, options);
  };
  return {
    async preview(typed: TypedPriceRule): Promise<PricePreview[] | FieldErrors> {
      const outcome = await send({ ...typed, dry_run: true });
      return outcome.ok
        ? outcome.answer.prices.map((each) => fromWire<PricePreview>(each))
        : (fieldErrorsOf(outcome) ?? {});
    },
    async create(typed: TypedPriceRule): Promise<FieldErrors | null> {
      return fieldErrorsOf(await send({ ...typed, dry_run: false }));
    },
    async change(
      { id, version }: PriceRuleForm,
      { kind: _kind, product_ids: _ids, ...typed }: TypedPriceRule,
    ): Promise<FieldErrors | null> {
      const input = { param: { id: String(id) }, json: { ...typed, version } };
      return fieldErrorsOf(
        side === "shop"
          ? await call.post("/seller/price-rules/:id/change", input, KEPT)
          : await call.post("/admin/price-rules/:id/change", input, KEPT),
      );
    },
    async search(typed: string): Promise<CouponProduct[]> {
      const input = { query: { q: typed } };
      const outcome =
        side === "shop"
          ? await call.get("/seller/sale-products", input)
          : await call.get("/admin/sale-products", input);
      return outcome.ok ? outcome.answer.products : [];
    },
  };
}
