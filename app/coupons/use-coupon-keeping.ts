import type { CouponForm, CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { messageOf, useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { TypedCoupon } from "../ui/coupon-book/read-coupon-form.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";

const CHANGES = { changes: ["coupons"], refusal: "none" } as const;
const KEPT = { ...CHANGES, keepsScreen: true } as const;

/** Coupon actions of a shop, or of the operator for the marketplace. Each returns the error, or null on success. */
export function useCouponKeeping(side: "shop" | "operator") {
  const call = useCall();
  return {
    async create(json: TypedCoupon & { code: string }): Promise<FieldErrors | null> {
      return fieldErrorsOf(
        side === "shop"
          ? await call.post("/seller/coupons", { json }, CHANGES)
          : await call.post("/admin/coupons", { json }, CHANGES),
      );
    },
    async change({ id, version }: CouponForm, typed: TypedCoupon): Promise<FieldErrors | null> {
      const input = { param: { id: String(id) }, json: { ...typed, version } };
      return fieldErrorsOf(
        side === "shop"
          ? await call.post("/seller/coupons/:id/change", input, KEPT)
          : await call.post("/admin/coupons/:id/change", input, KEPT),
      );
    },
    async end(id: number, reason: string): Promise<string | null> {
      const param = { id: String(id) };
      const outcome =
        side === "shop"
          ? await call.post("/seller/coupons/:id/end", { param }, CHANGES)
          : await call.post("/admin/coupons/:id/end", { param, json: { reason } }, CHANGES);
      return outcome.ok ? null : messageOf(outcome);
    },
    async search(typed: string): Promise<CouponProduct[]> {
      const input = { query: { q: typed } };
      const outcome =
        side === "shop"
          ? await call.get("/seller/coupon-products", input)
          : await call.get("/admin/coupon-products", input);
      return outcome.ok ? outcome.answer.products : [];
    },
  };
}
