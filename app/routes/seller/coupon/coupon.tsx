import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Route } from "./+types/coupon";
import { hasShopRight } from "#shared/shop-role.ts";
import { readCouponScreen } from "#app/loaders/read-coupon-screen.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { CouponForm } from "#app/ui/coupon-book/coupon-form.tsx";
import { CouponStateChip } from "#app/ui/coupon-book/coupon-state-chip.tsx";
import { CouponUses } from "#app/ui/coupon-book/coupon-uses.tsx";
import { ReadOnlyPart } from "#app/ui/desk/read-only-part.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { useCouponKeeping } from "#app/coupons/use-coupon-keeping.ts";

export const shouldRevalidate = dependsOn("session", "coupons");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, params.id === "new" ? "products.write" : "products.read");
  return { shop, ...(await readCouponScreen(ctx, { kind: "shop", shopId: shop.id }, params.id)) };
}

export default function SellerCoupon({ loaderData: { shop, coupon, ...form } }: Route.ComponentProps) {
  const { t } = usePage();
  const keeping = useCouponKeeping("shop");
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const isReadOnly = !hasShopRight(shop.role, "products.write");
  const title = coupon ? t("Coupon {code}", { code: coupon.code }) : t("New coupon");
  return (
    <>
      <SellerFrame
        shop={shop}
        title={title}
        back={{ to: href("/seller/coupons"), label: t("All coupons") }}
        note={coupon && <CouponStateChip state={coupon.state} />}
        actions={
          coupon?.canEnd &&
          !isReadOnly && (
            <Button variant="secondary" data-action="" onClick={() => setEnding(true)}>
              {t("End now")}
            </Button>
          )
        }
      >
        {coupon && <CouponUses coupon={coupon} isWhole={!coupon.canChange} />}
        {(coupon === null || coupon.canChange) && (
          <ReadOnlyPart isReadOnly={isReadOnly}>
            <CouponForm
              key={coupon?.id ?? "new"}
              coupon={coupon}
              {...form}
              onSearch={keeping.search}
              onSave={async ({ code, ...typed }) => {
                if (coupon) return keeping.change(coupon, typed);
                const wrong = await keeping.create({ code, ...typed });
                if (wrong === null) await navigate(href("/seller/coupons"));
                return wrong;
              }}
            />
          </ReadOnlyPart>
        )}
      </SellerFrame>
      {coupon && isEnding && (
        <ConfirmDialog
          title={t("End {code} now?", { code: coupon.code })}
          text={t("No one will be able to use it. Existing orders aren't affected.")}
          action={t("End now")}
          onClose={() => setEnding(false)}
          onAction={async () => void (await keeping.end(coupon.id, ""))}
        />
      )}
    </>
  );
}
