import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { CustomerRecord } from "#domain/customers/customer-admin/customer-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Moment } from "../order/moment.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { DisputeRow } from "./dispute-row.tsx";
import { Fact, Facts } from "./facts.tsx";

type CustomerRecordProps = {
  customer: CustomerRecord;
  /** Tags and files. */
  kept: ReactNode;
  timeline: ReactNode;
};

/** The state of a customer's account, read-only. */
export function CustomerRecordScreen({ customer, kept, timeline }: CustomerRecordProps) {
  const page = usePage();
  const { t } = page;
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <AccountCard title={t("Account")} text={t("Viewing this page is recorded in the audit log.")}>
        <Facts>
          <Fact name={t("Email")}>
            <bdi>{customer.email}</bdi>
            <span className={`block ${customer.isEmailVerified ? "text-success" : "text-muted"}`}>
              {customer.isEmailVerified ? t("Confirmed") : t("Not confirmed")}
            </span>
          </Fact>
          {customer.phone && (
            <Fact name={t("Phone")}>
              <bdi dir="ltr">{customer.phone}</bdi>
            </Fact>
          )}
          <Fact name={t("Since")}>
            <Moment iso={customer.createdAt} />
          </Fact>
          {customer.languageCode && (
            <Fact name={t("Language")}>
              {new Intl.DisplayNames([page.language.code], { type: "language" }).of(customer.languageCode)}
            </Fact>
          )}
          <Fact name={t("Addresses")}>{formatNumber(page, customer.addressesCount)}</Fact>
          <Fact name={t("Signed-in devices")}>{t("{count} devices", { count: customer.sessionsCount })}</Fact>
          {customer.lastSeenAt && (
            <Fact name={t("Last seen")}>
              <Moment iso={customer.lastSeenAt} withTime />
            </Fact>
          )}
          {customer.isStaff && <Fact name={t("Staff")}>{t("Yes")}</Fact>}
        </Facts>
      </AccountCard>
      <AccountCard title={t("Orders")} text={t("{count} orders", { count: customer.ordersCount })}>
        {customer.orderCodes.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {customer.orderCodes.map((code) => (
              <li key={code}>
                <Link
                  to={href("/admin/orders/:code", { code })}
                  className="inline-flex min-h-9 items-center rounded-full border border-line px-3 text-sm font-medium tabular-nums hover:border-ink"
                >
                  <bdi>{code}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </AccountCard>
      {kept}
      {customer.disputes.length > 0 && (
        <AccountCard title={t("Bank disputes")}>
          <ul className="divide-y divide-line text-sm">
            {customer.disputes.map((dispute) => (
              <DisputeRow key={dispute.id} dispute={dispute}>
                <CreditOfDispute dispute={dispute} />
              </DisputeRow>
            ))}
          </ul>
        </AccountCard>
      )}
      <div className="lg:col-span-2">{timeline}</div>
    </div>
  );
}

function CreditOfDispute({ dispute: { voucherId, owed } }: { dispute: CustomerRecord["disputes"][number] }) {
  const { t } = usePage();
  return (
    <>
      {voucherId === null ? (
        <span className="block">{t("Top-up")}</span>
      ) : (
        <Link to={`/admin/vouchers?search=${voucherId}`} className="block text-primary-text hover:underline">
          {t("Gift voucher")}
        </Link>
      )}
      {owed && <span className="block text-danger">{t("{amount} is missing.", { amount: owed.formatted })}</span>}
    </>
  );
}
