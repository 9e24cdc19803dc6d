import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { ReactNode } from "react";
import { href } from "react-router";
import type { PurchaseView } from "#domain/orders/order/order.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { isolated } from "../parts/isolated.ts";
import { usePage } from "../parts/page.tsx";
import { TotalsList } from "../cart/totals-list.tsx";
import { LegalPageLinks } from "./legal-page-links.tsx";
import { Moment } from "./moment.tsx";
import { OrderCard } from "./order-card.tsx";
import { PostalAddress } from "./postal-address.tsx";

type ConfirmationScreenProps = {
  purchase: PurchaseView;
  secretKey: string | null;
  isGuest: boolean;
  /** Files and license keys of the purchase. */
  downloads: ReactNode;
};

/** The confirmation right after a purchase: one card per order. */
export function ConfirmationScreen({ purchase, secretKey, isGuest, downloads }: ConfirmationScreenProps) {
  const { t } = usePage();
  const withKey = secretKey ? `?key=${encodeURIComponent(secretKey)}` : "";
  const isDigital = purchase.orders.every((order) => order.lines.every((line) => line.isDigital));
  const isSent = purchase.orders.some((order) => !order.pickupPoint && order.lines.some((line) => !line.isDigital));
  return (
    <div className="content-width grid gap-6 py-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="space-y-6">
        <Outcome purchase={purchase} withKey={withKey} />
        <section aria-labelledby="orders" className="space-y-4">
          <h2 id="orders" className="text-xl ">
            {t("{count} orders in this purchase", { count: purchase.orders.length })}
          </h2>
          {purchase.orders.map((order) => (
            <OrderCard key={order.code} order={order} purchase={purchase} secretKey={secretKey} />
          ))}
        </section>
        {downloads && (
          <section id="files" aria-labelledby="files-title" className="scroll-mt-36 space-y-4">
            <h2 id="files-title" className="text-xl">
              {t("Files and license keys")}
            </h2>
            {downloads}
          </section>
        )}
        {isGuest && purchase.status === "placed" && !purchase.isPayable && <AccountOffer email={purchase.email} />}
      </div>
      <aside
        aria-label={t("Your purchase")}
        className="border-line bg-surface rounded-card space-y-5 border p-4 sm:p-6 lg:sticky lg:top-36"
      >
        <div>
          <h2 className="text-xl">{t("Your purchase")}</h2>
          <Moment iso={purchase.placedAt} withTime className="text-muted text-sm" />
        </div>
        <TotalsList totals={purchase} taxDisplay={purchase.taxDisplay} isWithoutShipping={isDigital} />
        <Fact name={t("Payment")}>{paymentMethodName(purchase.paymentMethod, t)}</Fact>
        {purchase.shippingAddress && isSent && (
          <Fact name={t("Ship to")}>
            <PostalAddress address={purchase.shippingAddress} />
          </Fact>
        )}
        <Fact name={t("Confirmation sent to")}>
          <bdi>{purchase.email}</bdi>
        </Fact>
        {purchase.legalPages.length > 0 && (
          <Fact name={t("Terms of this purchase")}>
            <LegalPageLinks purchase={purchase} secretKey={secretKey} />
          </Fact>
        )}
        <div className="flex flex-col gap-2">
          <ButtonLink variant="secondary" to={href("/invoice/:trxId", { trxId: purchase.trxId }) + withKey}>
            {t("Invoice for all orders")}
          </ButtonLink>
          <ButtonLink variant="quiet" to={href("/products")}>
            {t("Continue shopping")}
          </ButtonLink>
        </div>
      </aside>
    </div>
  );
}

/** For a guest, once nothing is left to pay. An order joins the account of its email address. */
function AccountOffer({ email }: { email: string }) {
  const { t } = usePage();
  return (
    <section
      aria-labelledby="account-offer"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="min-w-60 flex-1">
        <h2 id="account-offer" className="text-xl">
          {t("Check out faster next time")}
        </h2>
        <p className="mt-1 text-muted">
          {t("Create an account with {email} to track or return this order.", { email: isolated(email) })}
        </p>
      </div>
      <ButtonLink variant="secondary" to={href("/register")}>
        {t("Create account")}
      </ButtonLink>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-muted">{name}</p>
      <div>{children}</div>
    </div>
  );
}

function Outcome({ purchase, withKey }: { purchase: PurchaseView; withKey: string }) {
  const { t } = usePage();
  if (purchase.status !== "placed")
    return (
      <header className="bg-danger-soft rounded-card flex gap-4 p-5 sm:p-6">
        <Icon name="circle-x" className="size-9 text-danger shrink-0" />
        <div>
          <h1 className="text-2xl">
            {purchase.status === "expired" ? t("This purchase wasn't paid in time") : t("This purchase was canceled")}
          </h1>
          {purchase.status === "expired" ? (
            <>
              <p className="mt-1">{t("You weren't charged. Items still available are back in your cart.")}</p>
              <ButtonLink to={href("/cart")} className="mt-4">
                {t("Go to cart")}
              </ButtonLink>
            </>
          ) : (
            <p className="mt-1">{t("You'll be refunded what you paid.")}</p>
          )}
        </div>
      </header>
    );
  if (purchase.isPayable)
    return (
      <header className="bg-warning-soft rounded-card flex gap-4 p-5 sm:p-6">
        <Icon name="clock-3" className="size-9 text-warning shrink-0" />
        <div>
          <h1 className="text-2xl">{t("Your order is waiting for payment")}</h1>
          <p className="mt-1">
            {purchase.expiresAt ? (
              <>
                {t("Pay by")} <Moment iso={purchase.expiresAt} withTime className="font-medium" />
              </>
            ) : (
              t("You can pay now.")
            )}
          </p>
          <ButtonLink to={href("/payment/:code?", { code: purchase.trxId }) + withKey} className="mt-4">
            {purchase.paymentMethod === "offline_method" ? t("How to pay by bank transfer") : t("Pay now")}
          </ButtonLink>
        </div>
      </header>
    );
  return (
    <header className="bg-success-soft rounded-card flex gap-4 p-5 sm:p-6">
      <Icon name="circle-check" className="size-9 text-success shrink-0" />
      <div>
        <h1 className="text-2xl">{t("Thank you for your order")}</h1>
        <p className="mt-1">
          {purchase.isPaid
            ? t("Payment received. The shops are getting your order ready.")
            : t("You'll pay on delivery. The shops are getting your order ready.")}
        </p>
      </div>
    </header>
  );
}
