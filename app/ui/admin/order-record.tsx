import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { OrderRecord } from "#domain/orders/order-admin/order-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { TotalsList } from "../cart/totals-list.tsx";
import { LegalPageLinks } from "../order/legal-page-links.tsx";
import { LineItem } from "../order/line-item.tsx";
import { Moment } from "../order/moment.tsx";
import { PickupPlace } from "../order/pickup-place.tsx";
import { AddressChanged } from "../order/address-changed.tsx";
import { PostalAddress } from "../order/postal-address.tsx";
import { FulfilmentBadge, PaymentBadge } from "../order/status-badge.tsx";
import { usePage } from "../parts/page.tsx";
import { ReturnBadge } from "../return/return-badge.tsx";
import { Fact, Facts } from "./facts.tsx";
import { OrderMoney } from "./order-money.tsx";

const LINK = "font-semibold text-primary-text hover:underline";

type OrderRecordScreenProps = {
  record: OrderRecord;
  parcels: ReactNode;
  messages: ReactNode;
  /** Its tags and files. */
  kept: ReactNode;
  timeline: ReactNode;
  /** Whether the reader may open the customer's details. */
  mayOpenCustomer: boolean;
  maySeeMails: boolean;
  mayDecideReturns: boolean;
};

/** Everything about an order: the goods first, the customer next to them. */
export function OrderRecordScreen({
  record,
  parcels,
  messages,
  kept,
  timeline,
  mayOpenCustomer,
  maySeeMails,
  mayDecideReturns,
}: OrderRecordScreenProps) {
  const { t } = usePage();
  const { order, purchase, siblings } = record;
  const isDigital = order.lines.every((line) => line.isDigital);
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <div className="grid min-w-0 gap-5">
        <AccountCard title={t("Items")}>
          <ul className="-mt-3 divide-y divide-line">
            {order.lines.map((line) => (
              <LineItem key={line.sku} item={line} note={line.sku} />
            ))}
          </ul>
          <div className="ms-auto max-w-sm border-t border-line pt-4">
            <TotalsList totals={order} taxDisplay={purchase.taxDisplay} isWithoutShipping={isDigital} />
          </div>
        </AccountCard>
        {parcels && <AccountCard title={t("Shipments")}>{parcels}</AccountCard>}
        {record.returns.length > 0 && (
          <AccountCard title={t("Returns")}>
            <ul className="grid gap-2 text-sm">
              {record.returns.map(({ id, status, at }) => (
                <li key={id} className="flex flex-wrap items-center gap-3">
                  {mayDecideReturns ? (
                    <Link to={href("/admin/returns/:id", { id: String(id) })} className={LINK}>
                      {t("Return {number}", { number: id })}
                    </Link>
                  ) : (
                    <span className="font-semibold">{t("Return {number}", { number: id })}</span>
                  )}
                  <ReturnBadge status={status} />
                  <Moment iso={at} className="text-muted" />
                </li>
              ))}
            </ul>
          </AccountCard>
        )}
        <OrderMoney record={record} />
        <AccountCard title={t("Messages about this order")}>{messages}</AccountCard>
        {timeline}
      </div>
      <aside aria-label={t("Order details")} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <AccountCard title={t("Order")}>
          <Facts>
            <Fact name={t("Status")}>
              <FulfilmentBadge status={order.fulfilmentStatus} />
            </Fact>
            <Fact name={t("Payment")}>
              <PaymentBadge status={order.paymentStatus} />
            </Fact>
            <Fact name={t("Method")}>{paymentMethodName(purchase.paymentMethod, t)}</Fact>
            <Fact name={t("Order date")}>
              <Moment iso={purchase.placedAt} withTime />
            </Fact>
            <Fact name={t("Shop")}>
              <Link to={href("/shop/:slug", { slug: order.shop.slug })} className={LINK}>
                {order.shop.name}
              </Link>
            </Fact>
            <Fact name={t("Purchase")}>
              <bdi className="text-xs">{purchase.trxId}</bdi>
            </Fact>
            {order.invoiceNumber && (
              <Fact name={t("Invoice")}>
                <Link to={href("/get-invoice/:orderCode", { orderCode: order.code })} className={LINK}>
                  <bdi>{order.invoiceNumber}</bdi>
                </Link>
              </Fact>
            )}
            {purchase.legalPages.length > 0 && (
              <Fact name={t("Terms of this purchase")}>
                <LegalPageLinks purchase={purchase} />
              </Fact>
            )}
          </Facts>
        </AccountCard>
        <Buyer {...{ record, mayOpenCustomer, maySeeMails }} />
        {kept}
        {siblings.length > 0 && (
          <AccountCard title={t("Bought together with")}>
            <ul className="grid gap-3 text-sm">
              {siblings.map((each) => (
                <li key={each.code}>
                  <Link to={href("/admin/orders/:code", { code: each.code })} className={LINK}>
                    <bdi className="tabular-nums">{each.code}</bdi>
                  </Link>{" "}
                  <bdi className="text-muted">{each.shopName}</bdi>
                  <span className="mt-1 flex flex-wrap gap-1.5">
                    <FulfilmentBadge status={each.fulfilmentStatus} />
                    <PaymentBadge status={each.paymentStatus} />
                  </span>
                </li>
              ))}
            </ul>
          </AccountCard>
        )}
        {order.note !== "" && (
          <AccountCard title={t("Note for the shop")}>
            <p className="text-sm whitespace-pre-line wrap-anywhere">{order.note}</p>
          </AccountCard>
        )}
      </aside>
    </div>
  );
}

type BuyerProps = Pick<OrderRecordScreenProps, "record" | "mayOpenCustomer" | "maySeeMails">;

function Buyer({ record, mayOpenCustomer, maySeeMails }: BuyerProps) {
  const { t } = usePage();
  const { order, purchase, customerId } = record;
  return (
    <AccountCard title={t("Buyer")}>
      <div className="grid gap-4 text-sm">
        <p className="wrap-anywhere">
          <span className="block">
            <bdi>{purchase.email}</bdi>
          </span>
          {purchase.phone !== "" && (
            <span className="block text-muted">
              <bdi dir="ltr">{purchase.phone}</bdi>
            </span>
          )}
          {customerId === null ? (
            <span className="block text-muted">{t("Guest checkout")}</span>
          ) : (
            mayOpenCustomer && (
              <Link to={href("/admin/customers/:id", { id: String(customerId) })} prefetch="none" className={LINK}>
                {t("View customer")}
              </Link>
            )
          )}
        </p>
        {maySeeMails && (
          <Link
            to={{
              pathname: href("/admin/mails"),
              search: `?recipient.op=is&recipient=${encodeURIComponent(purchase.email)}`,
            }}
            className={LINK}
          >
            {t("Emails to the buyer")}
          </Link>
        )}
        {order.pickupPoint && (
          <div>
            <h3 className="mb-1 font-sans text-xs font-medium tracking-normal text-muted">{t("Pick up at")}</h3>
            <PickupPlace point={order.pickupPoint} />
          </div>
        )}
        {purchase.shippingAddress && !order.pickupPoint && (
          <div>
            <h3 className="mb-1 font-sans text-xs font-medium tracking-normal text-muted">{t("Ship to")}</h3>
            <PostalAddress address={purchase.shippingAddress} />
            <AddressChanged events={order.events} />
          </div>
        )}
        {purchase.billingAddress && (
          <div>
            <h3 className="mb-1 font-sans text-xs font-medium tracking-normal text-muted">{t("Bill to")}</h3>
            <PostalAddress address={purchase.billingAddress} />
            {purchase.vatNumber !== "" && (
              <p>
                {t("VAT number")}: <bdi>{purchase.vatNumber}</bdi>
                {purchase.vatVerifiedAt && (
                  <span className="block text-muted">
                    {t("Verified")} <Moment iso={purchase.vatVerifiedAt} withTime />
                  </span>
                )}
                {order.isReverseCharge && <span className="block">{t("Reverse charge")}</span>}
              </p>
            )}
          </div>
        )}
      </div>
    </AccountCard>
  );
}
