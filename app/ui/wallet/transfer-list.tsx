import { Form } from "react-router";
import type { RechargeRecord, RechargeStatus } from "#domain/accounts/wallet/recharge.ts";
import { Chip } from "../admin/chip.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { SelectField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { RECHARGE_STATES, RECHARGE_TONES, rechargeStateName } from "./recharge-words.ts";

type TransferListProps = {
  recharges: readonly RechargeRecord[];
  status: RechargeStatus | undefined;
  /** The transfer being approved. */
  pending: number | null;
  onApprove: (id: number) => void;
  onReject: (id: number) => void;
};

/** Transfers into wallets, with what staff need to decide them. */
export function TransferList({ recharges, status, pending, onApprove, onReject }: TransferListProps) {
  const { t } = usePage();
  return (
    <>
      <Form className="mb-5 flex items-end gap-3" onChange={(event) => event.currentTarget.requestSubmit()}>
        <SelectField key={status} name="status" label={t("Status")} defaultValue={status ?? ""} className="w-60">
          <option value="">{t("All")}</option>
          {RECHARGE_STATES.map((each) => (
            <option key={each} value={each}>
              {rechargeStateName(each, t)}
            </option>
          ))}
        </SelectField>
        <noscript>
          <Button type="submit" look="secondary">
            {t("Show")}
          </Button>
        </noscript>
      </Form>
      {recharges.length === 0 ? (
        <EmptyState
          icon="circle-check"
          title={t("No transfers to confirm")}
          text={t("Wallet top-ups by bank transfer will appear here to confirm.")}
        />
      ) : (
        <ul aria-label={t("Wallet top-ups")} className="grid gap-3">
          {recharges.map((recharge) => (
            <li key={recharge.id} className="rounded-card border border-line bg-surface p-4">
              <Transfer
                recharge={recharge}
                isPending={pending === recharge.id}
                onApprove={onApprove}
                onReject={onReject}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type TransferProps = {
  recharge: RechargeRecord;
  isPending: boolean;
  onApprove: (id: number) => void;
  onReject: (id: number) => void;
};

function Transfer({ recharge, isPending, onApprove, onReject }: TransferProps) {
  const { t, appPath } = usePage();
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amount value={recharge.amount} className="text-lg font-semibold" />
          <Chip tone={RECHARGE_TONES[recharge.status]}>{rechargeStateName(recharge.status, t)}</Chip>
        </p>
        <p className="mt-1 wrap-anywhere">
          <bdi className="font-medium">{recharge.customerName}</bdi> <bdi className="text-muted">{recharge.email}</bdi>
        </p>
        <p className="text-sm text-muted">
          <Moment iso={recharge.createdAt} withTime />
        </p>
        {recharge.note !== "" && (
          <span className="mt-1 block text-sm wrap-anywhere">
            <bdi>{recharge.note}</bdi>
          </span>
        )}
        {recharge.reason !== "" && (
          <span className="mt-1 block text-sm wrap-anywhere text-muted">
            <bdi>{recharge.reason}</bdi>
          </span>
        )}
        {recharge.hasProof && (
          <a
            href={`${appPath}user/recharge-proof/${recharge.id}`}
            target="_blank"
            rel="noreferrer"
            className="mt-1 inline-block text-sm font-semibold text-primary-text hover:underline"
          >
            {t("View proof")}
          </a>
        )}
      </div>
      {recharge.status === "pending" && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => onReject(recharge.id)}>
            {t("Reject")}
          </Button>
          <Button isPending={isPending} onClick={() => onApprove(recharge.id)}>
            {t("Payment received")}
          </Button>
        </div>
      )}
    </div>
  );
}
