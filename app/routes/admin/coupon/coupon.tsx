import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Route } from "./+types/coupon";
import { readCouponScreen } from "#app/loaders/read-coupon-screen.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { CouponForm } from "#app/ui/coupon-book/coupon-form.tsx";
import { CouponStateChip } from "#app/ui/coupon-book/coupon-state-chip.tsx";
import { CouponUses } from "#app/ui/coupon-book/coupon-uses.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

import { useCouponKeeping } from "#app/coupons/use-coupon-keeping.ts";

export const shouldRevalidate = dependsOn("session", "coupons");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "coupons.manage");
  const screen = await readCouponScreen(ctx, { kind: "operator", shopId: null }, params.id);
  return { permissions: ctx.visitor.permissions, ...screen };
}

export default function AdminCoupon({ loaderData: { permissions, coupon, ...form } }: Route.ComponentProps) {
  const { t } = usePage();
  const keeping = useCouponKeeping("operator");
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const title = coupon ? t("Coupon {code}", { code: coupon.code }) : t("New coupon");
  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={title}
        back={{ to: href("/admin/coupons"), label: t("All coupons") }}
        note={coupon && <CouponStateChip state={coupon.state} />}
        actions={
          coupon?.canEnd && (
            <Button variant="secondary" data-action="" onClick={() => setEnding(true)}>
              {t("End now")}
            </Button>
          )
        }
      >
        {coupon && <CouponUses coupon={coupon} isWhole={!coupon.canChange} />}
        {(coupon === null || coupon.canChange) && (
          <CouponForm
            key={coupon?.id ?? "new"}
            coupon={coupon}
            {...form}
            onSearch={keeping.search}
            onSave={async ({ code, ...typed }) => {
              if (coupon) return keeping.change(coupon, typed);
              const wrong = await keeping.create({ code, ...typed });
              if (wrong === null) await navigate(href("/admin/coupons"));
              return wrong;
            }}
          />
        )}
      </AdminFrame>
      {coupon && isEnding && (
        <ReasonDialog
          title={t("End {code} now?", { code: coupon.code })}
          text={
            coupon.shop
              ? t("It can't be restarted, and its shop will be notified. Existing orders aren't affected.")
              : t("No one will be able to use it. Existing orders aren't affected.")
          }
          label={t("Reason")}
          action={t("End now")}
          variant="danger"
          isOptional
          onClose={() => setEnding(false)}
          onAction={(reason) => keeping.end(coupon.id, reason)}
        />
      )}
    </>
  );
}
