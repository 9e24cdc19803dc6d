import { type FormEvent, type ReactNode, useState } from "react";
import { Link, href } from "react-router";
import type { OrderView, PurchaseView } from "#domain/orders/order/order.ts";
import type { SavedCard } from "#domain/payment/card/card.ts";
import type { PaymentMethod } from "#domain/payment/attempt/payment.ts";
import type { WalletChoice } from "#domain/accounts/wallet/wallet.ts";
import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "../cart/amount.tsx";
import { PaymentMethods } from "../checkout/payment-methods.tsx";
import { type ChosenPayment, readPayment } from "../checkout/read-checkout.ts";
import type { VoucherActions } from "../checkout/voucher-field.tsx";
import { Moment } from "../order/moment.tsx";
import { FulfilmentBadge, PaymentBadge } from "../order/status-badge.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type PaymentScreenProps = {
  /** The link back to the order. */
  orderPath: string;
  purchase: PurchaseView;
  /** The unpaid amounts, and their total. */
  orders: readonly OrderView[];
  amount: ShownMoney;
  methods: readonly PaymentMethod[];
  cards: readonly SavedCard[];
  wallet: WalletChoice | null;
  /** The result of the previous attempt. */
  result: "failed" | "open" | "canceled" | null;
  refusal: string | null;
  isPaying: boolean;
  voucher: VoucherActions;
  /** The state of past payments, and what to do about a pending one. */
  notices: ReactNode;
  /** A transfer is in progress: the other payment methods are collapsed. */
  isTransferOpen: boolean;
  onPay: (payment: ChosenPayment) => void;
};

/** Pays the unpaid part of a purchase. */
export function PaymentScreen(props: PaymentScreenProps) {
  const {
    orderPath,
    purchase,
    orders,
    amount,
    methods,
    cards,
    wallet,
    result,
    refusal,
    isPaying,
    voucher,
    notices,
    isTransferOpen,
    onPay,
  } = props;
  const { t } = usePage();
  const [chosen, setChosen] = useState<string | null>(methods.length === 1 ? methods[0]!.code : null);

  const isReady = chosen !== null || (voucher.applied !== null && voucher.applied.worth.amount >= amount.amount);

  function pay(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isReady) onPay(readPayment(new FormData(event.currentTarget)));
  }

  const form = (
    <form
      onSubmit={pay}
      aria-label={t("Payment")}
      className={isTransferOpen ? "mt-4 space-y-4" : "space-y-4 rounded-card border border-line bg-surface p-4 sm:p-6"}
    >
      {!isTransferOpen && <h2 className="text-xl">{t("How would you like to pay?")}</h2>}
      <PaymentMethods
        methods={methods}
        cards={cards}
        wallet={wallet}
        total={amount}
        voucher={voucher}
        chosen={chosen}
        onChoose={setChosen}
      />
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <Button type="submit" size="large" className="w-full" isPending={isPaying} disabled={!isReady}>
        {t("Pay")} <Amount value={amount} />
      </Button>
    </form>
  );

  return (
    <div className="content-width max-w-3xl py-6 sm:py-10">
      <h1 className="text-3xl">{t("Payment")}</h1>
      <div className="mt-5 space-y-5">
        {result === "failed" && (
          <Notice kind="error" title={t("Your payment didn't go through")}>
            {t("You weren't charged. We've kept your order, so you can try again or pay another way.")}
          </Notice>
        )}
        {result === "canceled" && (
          <Notice kind="info" title={t("You haven't paid yet")}>
            {t("You weren't charged. We've kept your order, so you can try again or pay another way.")}
          </Notice>
        )}
        {result === "open" && (
          <Notice kind="info" title={t("We haven't received your payment yet")}>
            {t("If you've paid, there's nothing more to do. We'll email you when your payment arrives.")}
          </Notice>
        )}
        {notices}
        <section aria-labelledby="unpaid" className="rounded-card border border-line bg-surface p-4 sm:p-6">
          <h2 id="unpaid" className="text-xl">
            {t("Amount due")}
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {orders.map((order) => (
              <li key={order.code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <span>
                  <span className="font-medium">{order.shop.name}</span>{" "}
                  <bdi className="figures text-sm text-muted">{order.code}</bdi>
                </span>
                <span className="flex items-center gap-3">
                  {order.fulfilmentStatus === "pending" ? (
                    <PaymentBadge status={order.paymentStatus} />
                  ) : (
                    <FulfilmentBadge status={order.fulfilmentStatus} />
                  )}
                  <Amount value={order.total} className="font-semibold" />
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-lg font-semibold">
            {t("Total due")} <Amount value={amount} />
          </p>
          {purchase.expiresAt && (
            <p className="mt-2 text-sm text-muted">
              {t("Pay by")} <Moment iso={purchase.expiresAt} withTime className="font-medium text-ink" />
            </p>
          )}
        </section>
        {isTransferOpen ? (
          <details className="rounded-card border border-line bg-surface p-4 sm:p-6">
            <summary className="cursor-pointer text-lg font-semibold">{t("Pay another way")}</summary>
            {form}
          </details>
        ) : (
          form
        )}
        <Link to={orderPath} className="inline-block font-semibold text-primary-text hover:underline">
          {t("Back to the order")}
        </Link>
      </div>
    </div>
  );
}

/** Nothing to pay: it is paid, or can no longer be paid. */
export function NothingToPay({
  purchase,
  isPaid,
  orderPath,
  notices,
}: {
  purchase: PurchaseView | null;
  /** The code in the request: of the purchase or one of its orders. */
  isPaid: boolean;
  orderPath: string;
  notices: ReactNode;
}) {
  const { t } = usePage();
  const title = isPaid
    ? t("This is already paid")
    : purchase
      ? t("This can no longer be paid")
      : t("There's nothing to pay");
  return (
    <div className="content-width max-w-3xl py-10">
      <h1 className="text-3xl">{t("Payment")}</h1>
      <div className="mt-5 space-y-5">
        {notices}
        <Notice kind={isPaid ? "success" : "info"} title={title}>
          {purchase
            ? t("You'll find all the details on its order page.")
            : t("Everything you've ordered is paid or will be paid on delivery.")}
        </Notice>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {purchase && <ButtonLink to={orderPath}>{t("View order")}</ButtonLink>}
        <ButtonLink variant="secondary" to={href("/products")}>
          {t("Continue shopping")}
        </ButtonLink>
      </div>
    </div>
  );
}
