import type { ComponentProps } from "react";
import { href, useNavigate } from "react-router";
import { deskOf } from "../api-client/use-changes.ts";
import { CouponForm } from "../ui/coupon-book/coupon-form.tsx";
import { CouponUses } from "../ui/coupon-book/coupon-uses.tsx";
import { ReadOnlyPart } from "../ui/desk/read-only-part.tsx";
import type { useCouponKeeping } from "./use-coupon-keeping.ts";

type CouponEditorProps = Omit<ComponentProps<typeof CouponForm>, "onSearch" | "onSave"> & {
  side: "shop" | "operator";
  keeping: ReturnType<typeof useCouponKeeping>;
  isReadOnly?: boolean;
};

/** How a coupon was used, and its form while it can be changed. */
export function CouponEditor({ side, keeping, coupon, isReadOnly = false, ...form }: CouponEditorProps) {
  const navigate = useNavigate();
  const canChange = coupon === null || coupon.canChange;
  return (
    <>
      {coupon && <CouponUses coupon={coupon} isWhole={!canChange} />}
      {canChange && (
        <ReadOnlyPart isReadOnly={isReadOnly}>
          <CouponForm
            key={coupon?.id ?? "new"}
            coupon={coupon}
            {...form}
            onSearch={keeping.search}
            onSave={async ({ code, ...typed }) => {
              if (coupon) return keeping.change(coupon.id, typed);
              const wrong = await keeping.create({ code, ...typed });
              if (wrong === null) await navigate(href(`/${deskOf(side)}/coupons`));
              return wrong;
            }}
          />
        </ReadOnlyPart>
      )}
    </>
  );
}
