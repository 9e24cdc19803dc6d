import type { TransferRecord, TransferState } from "#domain/payment/attempt/transfer.ts";
import { Chip } from "../admin/chip.tsx";
import { Fact, Facts } from "../admin/facts.tsx";
import { FilterBar, FilterChoice, FilterText } from "../admin/filter-bar.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { TRANSFER_STATE_CHOICES, TRANSFER_TONES, transferStateName } from "./transfer-words.ts";

type Actions = { onConfirm: (transfer: TransferRecord) => void; onReject: (id: number) => void };

type TransferRecordsProps = Actions & {
  transfers: readonly TransferRecord[];
  query: { state?: TransferState | undefined; q: string };
};

/** Transfers for purchases, with what staff need to decide them. */
export function TransferRecords({ transfers, query, ...actions }: TransferRecordsProps) {
  const { t } = usePage();
  return (
    <>
      <FilterBar
        label={t("Search transfers")}
        search={
          <FilterText
            name="q"
            label={t("Reference, order code or email")}
            value={query.q}
            hint={t("such as {code}", { code: "TR-7F3K-9QXM" })}
          />
        }
      >
        <FilterChoice
          name="state"
          label={t("Status")}
          value={query.state}
          all={t("All")}
          choices={TRANSFER_STATE_CHOICES.map((value) => ({ value, label: transferStateName(value, t) }))}
        />
      </FilterBar>
      {transfers.length === 0 ? (
        <EmptyState
          icon="circle-check"
          title={t("No transfers to confirm")}
          text={t("Orders paid by bank transfer will appear here to confirm.")}
        />
      ) : (
        <ul aria-label={t("Transfers")} className="grid gap-3">
          {transfers.map((transfer) => (
            <li key={transfer.id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
              <Record transfer={transfer} {...actions} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Record({ transfer, onConfirm, onReject }: Actions & { transfer: TransferRecord }) {
  const { t, appPath } = usePage();
  const { id, state, amount, reference, paidBy, paidOn, hasProof, reason, isOver } = transfer;
  const isDecided = state === "paid" || state === "returned";
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amount value={amount} className="text-lg font-semibold" />
          <bdi className="figures font-medium">{reference}</bdi>
          <Chip tone={TRANSFER_TONES[state]}>{transferStateName(state, t)}</Chip>
        </p>
        <Facts>
          <Fact name={t("Customer")}>
            <bdi className="font-medium">{transfer.name}</bdi> <bdi className="text-muted">{transfer.email}</bdi>
          </Fact>
          <Fact name={t("Orders")}>
            <bdi className="figures">{transfer.orderCodes.join(", ")}</bdi>
          </Fact>
          <Fact name={t("Started")}>
            <Moment iso={transfer.createdAt} withTime />
          </Fact>
          {paidBy !== "" && (
            <Fact name={t("Paid by")}>
              <bdi>{paidBy}</bdi>
              {paidOn && (
                <>
                  {", "}
                  <Moment iso={paidOn} />
                </>
              )}
            </Fact>
          )}
          {state === "rejected" && reason !== "" && (
            <Fact name={t("Reason")}>
              <bdi>{reason}</bdi>
            </Fact>
          )}
        </Facts>
        {isOver && !isDecided && (
          <p className="mt-3 text-sm text-warning">
            {t("There's nothing left to pay. Any money received will be added to refunds.")}
          </p>
        )}
        {hasProof && (
          <a
            href={`${appPath}user/transfer-proof/${id}`}
            target="_blank"
            rel="noreferrer"
            className="mt-3 inline-block text-sm font-semibold text-primary-text hover:underline"
          >
            {t("View proof")}
          </a>
        )}
      </div>
      {!isDecided && (
        <div className="flex flex-wrap gap-2">
          {(state === "submitted" || state === "waiting") && (
            <Button look="secondary" data-action="" onClick={() => onReject(id)}>
              {t("Reject")}
            </Button>
          )}
          <Button
            look={state === "submitted" ? "primary" : "secondary"}
            data-action=""
            onClick={() => onConfirm(transfer)}
          >
            {t("Payment received")}
          </Button>
        </div>
      )}
    </div>
  );
}
