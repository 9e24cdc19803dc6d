import type { VoucherView } from "#domain/accounts/voucher/voucher.ts";
import { AccountPart } from "../account/account-part.tsx";
import { Chip } from "../admin/chip.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { VoucherFace } from "./voucher-face.tsx";
import { VOUCHER_TONES, voucherStateName } from "./voucher-labels.ts";

/** Bought and received vouchers, with their balances. */
export function VoucherList({ title, vouchers }: { title: string; vouchers: readonly VoucherView[] }) {
  if (vouchers.length === 0) return null;
  return (
    <AccountPart title={title}>
      <ul className="grid gap-3">
        {vouchers.map((voucher) => (
          <li key={voucher.id} className="rounded-card border border-line bg-surface p-4">
            <VoucherRow voucher={voucher} />
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}

function VoucherRow({ voucher }: { voucher: VoucherView }) {
  const { t } = usePage();
  const { isOwn, state, amount, remaining, design, recipientName, senderName, message, lastFour } = voucher;
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <span className="max-w-40" aria-hidden>
        <VoucherFace design={design} amount={amount.formatted} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amount value={state === "active" ? remaining : amount} className="text-lg font-semibold" />
          <Chip tone={VOUCHER_TONES[state]}>{voucherStateName(state, t)}</Chip>
        </p>
        {state === "active" && remaining.amount !== amount.amount && (
          <p className="text-sm text-muted">{t("left of {amount}", { amount: amount.formatted })}</p>
        )}
        <p className="mt-1 wrap-anywhere">
          {isOwn ? t("For {name}", { name: recipientName }) : t("From {name}", { name: senderName })}
          {lastFour !== "" && (
            <>
              {" · "}
              <bdi dir="ltr" className="figures text-sm text-muted">
                {`···· ${lastFour}`}
              </bdi>
            </>
          )}
        </p>
        {message !== "" && (
          <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere text-muted">
            <bdi>{message}</bdi>
          </p>
        )}
        <VoucherDays voucher={voucher} />
        {state === "frozen" && (
          <p className="mt-1 text-sm">
            {t("The buyer's bank has reversed the payment. The voucher can't be used until the bank decides.")}
          </p>
        )}
      </div>
    </div>
  );
}

function VoucherDays({ voucher: { state, sendOn, expiresAt } }: { voucher: VoucherView }) {
  const { t } = usePage();
  if (state === "scheduled" && sendOn)
    return (
      <p className="mt-1 text-sm text-muted">
        {t("Will be sent on")} <Moment iso={sendOn} /> {"(UTC)"}
      </p>
    );
  if (state !== "active" || !expiresAt) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      {t("Valid until")} <Moment iso={expiresAt} />
    </p>
  );
}
