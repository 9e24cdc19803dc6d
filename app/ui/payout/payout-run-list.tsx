import type { PayoutRunView } from "#domain/accounts/payout/find-payouts.ts";
import { Chip } from "../admin/chip.tsx";
import { ListPart } from "../admin/list-part.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { Button, buttonClass } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type PayoutRunListProps = {
  runs: readonly PayoutRunView[];
  isPending: boolean;
  onCreate: () => void;
  onApprove: (id: number) => void;
  onDiscard: (id: number) => void;
};

/** Payout runs: to approve, and with the files for the bank. */
export function PayoutRunList({ runs, isPending, onCreate, onApprove, onDiscard }: PayoutRunListProps) {
  const { t, appPath } = usePage();
  const fileOf = (id: number, format: string) => `${appPath}admin/payout-runs/${id}/payments.${format}`;
  return (
    <ListPart
      title={t("Payout runs")}
      text={t("A run collects all requests and everything due. It's paid once it's approved.")}
      actions={
        <Button isPending={isPending} data-action="" onClick={onCreate}>
          {t("Create payout run")}
        </Button>
      }
    >
      {runs.length === 0 && <li className="px-4 py-6 text-center text-muted">{t("No payout runs yet.")}</li>}
      {runs.map(({ id, status, total, count, openCount, createdBy, at, approvedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
          <div className="min-w-0 flex-1 basis-52">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {t("Run {number}", { number: id })}
              <Chip tone={status === "created" ? "open" : openCount > 0 ? "calm" : "good"}>
                {status === "created" ? t("Awaiting approval") : openCount > 0 ? t("Approved") : t("Completed")}
              </Chip>
            </p>
            <p className="mt-0.5 text-muted">
              {t("Payouts: {count}", { count })} · <bdi>{createdBy}</bdi> · <Moment iso={approvedAt ?? at} />
            </p>
          </div>
          <Amount value={total} className="font-semibold" />
          <div className="flex flex-wrap gap-2">
            {status === "created" ? (
              <>
                <Button size="small" data-action="" onClick={() => onApprove(id)}>
                  {t("Approve")}
                </Button>
                <Button size="small" variant="quiet" data-action="" onClick={() => onDiscard(id)}>
                  {t("Discard")}
                </Button>
              </>
            ) : (
              <>
                <a href={fileOf(id, "xml")} className={buttonClass("secondary", "small")} download>
                  {t("Bank file (XML)")}
                </a>
                <a href={fileOf(id, "csv")} className={buttonClass("secondary", "small")} download>
                  {t("CSV file")}
                </a>
              </>
            )}
          </div>
        </li>
      ))}
    </ListPart>
  );
}
