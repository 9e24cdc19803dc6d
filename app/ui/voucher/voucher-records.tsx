import { Form, Link } from "react-router";
import type { VoucherRecord } from "#domain/accounts/voucher/voucher.ts";
import type { VouchersQuery } from "#domain/accounts/voucher/voucher.input.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import { Chip } from "../admin/chip.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { VOUCHER_STATES, VOUCHER_TONES, voucherStateName } from "./voucher-words.ts";

type VoucherRecordsProps = {
  vouchers: readonly VoucherRecord[];
  query: VouchersQuery;
  onResend: (voucher: VoucherRecord) => void;
  onVoid: (voucher: VoucherRecord) => void;
};

/** All gift vouchers, filtered by state or search text; codes are never shown. */
export function VoucherRecords({ vouchers, query, onResend, onVoid }: VoucherRecordsProps) {
  const { t } = usePage();
  return (
    <>
      <VoucherFilter query={query} />
      {vouchers.length === 0 ? (
        <EmptyState
          icon="ticket-percent"
          title={t("No matching vouchers")}
          text={t("Gift vouchers that customers buy will appear here.")}
        />
      ) : (
        <ul aria-label={t("Gift vouchers")} className="grid gap-3">
          {vouchers.map((voucher) => (
            <li key={voucher.id} className="rounded-card border border-line bg-surface p-4">
              <VoucherRow voucher={voucher} onResend={onResend} onVoid={onVoid} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function VoucherFilter({ query: { state, search } }: { query: VouchersQuery }) {
  const { t } = usePage();
  return (
    <Form
      key={`${state} ${search}`}
      role="search"
      className="mb-5 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <TextField
        name="search"
        type="search"
        label={t("Last four characters, recipient, buyer or purchase")}
        defaultValue={search}
        maxLength={100}
      />
      <SelectField name="state" label={t("Status")} defaultValue={state ?? ""}>
        <option value="">{t("All")}</option>
        {VOUCHER_STATES.map((each) => (
          <option key={each} value={each}>
            {voucherStateName(each, t)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="secondary">
        {t("Show")}
      </Button>
    </Form>
  );
}

type VoucherRowProps = Pick<VoucherRecordsProps, "onResend" | "onVoid"> & { voucher: VoucherRecord };

function VoucherRow({ voucher, onResend, onVoid }: VoucherRowProps) {
  const { t } = usePage();
  const { state, amount, remaining, lastFour, recipientName, recipientEmail, buyerId, buyerName, reason } = voucher;
  const isSendable = state === "scheduled" || state === "active";
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amount value={amount} className="text-lg font-semibold" />
          <Chip tone={VOUCHER_TONES[state]}>{voucherStateName(state, t)}</Chip>
          {lastFour !== "" && (
            <bdi dir="ltr" className="figures text-sm text-muted">
              {`···· ${lastFour}`}
            </bdi>
          )}
        </p>
        {state === "active" && remaining.amount < amount.amount && (
          <p className="text-sm">{t("{amount} left", { amount: remaining.formatted })}</p>
        )}
        <p className="mt-1 wrap-anywhere">
          {t("For {name}", { name: recipientName })} <bdi className="text-muted">{recipientEmail}</bdi>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          <Link to={`/admin/customers/${buyerId}`} className="text-primary-text hover:underline">
            <bdi>{buyerName}</bdi>
          </Link>
          {" · "}
          {paymentMethodName(voucher.method, t)}
          {" · "}
          <Moment iso={voucher.createdAt} />
        </p>
        <VoucherDays voucher={voucher} />
        {state === "frozen" && (
          <p className="mt-1 text-sm">
            {t("The buyer's bank has reversed the payment. The voucher can't be used until the bank decides.")}
          </p>
        )}
        {reason !== "" && (
          <p className="mt-1 text-sm wrap-anywhere">
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      {(isSendable || voucher.isUnused) && (
        <div className="flex flex-wrap gap-2">
          {voucher.isUnused && (
            <Button look="secondary" onClick={() => onVoid(voucher)}>
              {t("Revoke")}
            </Button>
          )}
          {isSendable && (
            <Button look="secondary" onClick={() => onResend(voucher)}>
              {t("Send to a different address")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function VoucherDays({ voucher: { state, sendOn, expiresAt } }: { voucher: VoucherRecord }) {
  const { t } = usePage();
  if (state === "scheduled" && sendOn)
    return (
      <p className="text-sm text-muted">
        {t("Will be sent on")} <Moment iso={sendOn} /> {"(UTC)"}
      </p>
    );
  if (!expiresAt || state !== "active") return null;
  return (
    <p className="text-sm text-muted">
      {t("Valid until")} <Moment iso={expiresAt} />
    </p>
  );
}
