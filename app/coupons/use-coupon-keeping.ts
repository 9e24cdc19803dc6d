import type { CouponProduct } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { useCall } from "../api-client/call.ts";
import { byId, deskOf, useChanges } from "../api-client/use-changes.ts";
import type { TypedCoupon } from "../ui/coupon-book/read-coupon-form.ts";

const CHANGES = ["coupons"] as const;

/** Coupon actions of a shop, or of the operator for the marketplace. */
export function useCouponKeeping(side: "shop" | "operator") {
  const call = useCall();
  const { postDialog, postForm } = useChanges(CHANGES);
  const desk = deskOf(side);
  return {
    create: (json: TypedCoupon & { code: string }) => postForm(`/${desk}/coupons`, { json }),
    change: (id: number, json: TypedCoupon) => postForm(`/${desk}/coupons/:id/change`, { ...byId(id), json }),
    end: (id: number, reason: string) =>
      side === "shop"
        ? postDialog("/seller/coupons/:id/end", byId(id))
        : postDialog("/admin/coupons/:id/end", { ...byId(id), json: { reason } }),
    async search(typed: string): Promise<CouponProduct[]> {
      const outcome = await call.get(`/${desk}/coupon-products`, { query: { q: typed } });
      return outcome.ok ? outcome.answer.products : [];
    },
  };
}
