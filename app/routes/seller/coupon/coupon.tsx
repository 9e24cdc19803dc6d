import { useState } from "react";
import { href } from "react-router";
import type { Route } from "./+types/coupon";
import { hasShopRight } from "#shared/shop-role.ts";
import { readCouponScreen } from "#app/loaders/read-coupon-screen.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { CouponStateChip } from "#app/ui/coupon-book/coupon-state-chip.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { CouponEditor } from "#app/coupons/coupon-editor.tsx";
import { useCouponKeeping } from "#app/coupons/use-coupon-keeping.ts";

export const shouldRevalidate = dependsOn("session", "coupons");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, params.id === "new" ? "products.write" : "products.read");
  return { shop, ...(await readCouponScreen(ctx, { kind: "shop", shopId: shop.id }, params.id)) };
}

export default function SellerCoupon({ loaderData: { shop, coupon, ...form } }: Route.ComponentProps) {
  const { t } = usePage();
  const keeping = useCouponKeeping("shop");
  const [isEnding, setEnding] = useState(false);
  const isReadOnly = !hasShopRight(shop.role, "products.write");
  const title = coupon ? t("Coupon {code}", { code: coupon.code }) : t("New coupon");
  return (
    <SellerFrame
      shop={shop}
      title={title}
      back={{ to: href("/seller/coupons"), label: t("All coupons") }}
      note={coupon && <CouponStateChip state={coupon.state} />}
      actions={
        coupon?.canEnd &&
        !isReadOnly && (
          <Button look="secondary" data-action="" onClick={() => setEnding(true)}>
            {t("End now")}
          </Button>
        )
      }
    >
      <CouponEditor side="shop" {...{ keeping, coupon }} {...form} isReadOnly={isReadOnly} />
      {coupon && isEnding && (
        <ConfirmDialog
          title={t("End {code} now?", { code: coupon.code })}
          text={t("No one will be able to use it. Existing orders aren't affected.")}
          action={t("End now")}
          onClose={() => setEnding(false)}
          onAction={async () => void (await keeping.end(coupon.id, ""))}
        />
      )}
    </SellerFrame>
  );
}
