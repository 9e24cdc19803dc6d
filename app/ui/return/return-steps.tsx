import type { ReturnView } from "#domain/orders/return/return.ts";
import type { Translate } from "#shared/translate.ts";
import { Moment } from "../order/moment.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { returnStatusName } from "./return-names.ts";

type Step = { label: string; at: string | null; isDone: boolean };
type Dates = Pick<ReturnView, "status" | "requestedAt" | "answeredAt" | "receivedAt" | "endedAt">;

/** The progress of a return; a rejected or withdrawn one says so in its last step. */
export function ReturnSteps({ dates }: { dates: Dates }) {
  const { t } = usePage();
  return (
    <ol className="grid gap-x-4 gap-y-2 text-sm sm:auto-cols-fr sm:grid-flow-col">
      {stepsOf(dates, t).map(({ label, at, isDone }) => (
        <li
          key={label}
          className={`flex items-start gap-2 sm:flex-col sm:border-t-2 sm:pt-2 ${isDone ? "sm:border-primary" : "text-muted sm:border-line"}`}
        >
          <Icon
            name={isDone ? "circle-check" : "circle-dot"}
            className={`mt-0.5 size-4 shrink-0 sm:hidden ${isDone ? "text-primary-text" : ""}`}
          />
          <span>
            <span className="block font-medium">{label}</span>
            {at && <Moment iso={at} className="block text-muted" />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf({ status, requestedAt, answeredAt, receivedAt, endedAt }: Dates, t: Translate): Step[] {
  const steps: Step[] = [{ label: returnStatusName("requested", t), at: requestedAt, isDone: true }];
  const isStopped = status === "rejected" || status === "withdrawn";
  if (!isStopped || (status === "withdrawn" && answeredAt) || receivedAt)
    steps.push({ label: returnStatusName("approved", t), at: answeredAt, isDone: answeredAt !== null });
  if (!isStopped || receivedAt)
    steps.push({ label: returnStatusName("received", t), at: receivedAt, isDone: receivedAt !== null });
  steps.push({ label: returnStatusName(isStopped ? status : "refunded", t), at: endedAt, isDone: endedAt !== null });
  return steps;
}
