import { href, redirect } from "react-router";
import type { Route } from "./+types/gift-voucher";
import { findOwnCoupons } from "#domain/pricing/coupon/find-own-coupons.ts";
import { findVouchers } from "#domain/accounts/voucher/find-vouchers.ts";
import { getVoucherOffer } from "#domain/accounts/voucher/get-voucher-offer.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useCopy } from "#app/routes/storefront/shop/use-copy.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { AccountPart } from "#app/ui/account/account-part.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { BoughtNotice } from "#app/ui/voucher/bought-notice.tsx";
import { BuyVoucherForm } from "#app/ui/voucher/buy-voucher-form.tsx";
import { CouponGroups } from "#app/ui/voucher/coupon-groups.tsx";
import { RedeemCard } from "#app/ui/voucher/redeem-card.tsx";
import { VoucherList } from "#app/ui/voucher/voucher-list.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useGiftVoucher } from "./use-gift-voucher.ts";

export const shouldRevalidate = dependsOn("wallet", "session", "currency", "coupons");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const path = href("/user/gift-voucher");
  const { search, searchParams } = new URL(request.url);
  const vouchers = await findVouchers(ctx);
  if (!vouchers.ok) throw redirect(loginPath(path + search));
  const offer = await getVoucherOffer(ctx);
  return {
    path,
    vouchers: vouchers.value,
    offer,
    coupons: await findOwnCoupons(ctx),
    bought: searchParams.get("bought"),
  };
}

export default function GiftVoucher({ loaderData }: Route.ComponentProps) {
  const { path, vouchers, offer, coupons, bought } = loaderData;
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const { buy, redeem } = useGiftVoucher();
  const { copied, copy } = useCopy();
  return (
    <AccountFrame user={user} title={t("Gift vouchers")} head={t("Gift Voucher")} path={path}>
      <div className="grid gap-10">
        <BoughtNotice bought={bought} />
        <RedeemCard onRedeem={redeem} />
        <VoucherList title={t("Vouchers you received")} vouchers={vouchers.filter(({ isOwn }) => !isOwn)} />
        {offer && (
          <AccountPart title={t("Send a gift voucher")}>
            <BuyVoucherForm
              offer={offer}
              senderName={user ? `${user.firstName} ${user.lastName}` : ""}
              key={offer.least.currency}
              onBuy={buy}
            />
          </AccountPart>
        )}
        <VoucherList title={t("Vouchers you bought")} vouchers={vouchers.filter(({ isOwn }) => isOwn)} />
        <div id="coupons">
          <CouponGroups groups={coupons} copied={copied} signInPath={null} onCopy={(code) => void copy(code)} />
        </div>
      </div>
    </AccountFrame>
  );
}
