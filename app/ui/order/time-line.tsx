import type { FulfilmentStatus, OrderEventView } from "#domain/orders/order/order.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Moment } from "./moment.tsx";
import { orderSteps, type OrderStep } from "./order-steps.ts";
import { fulfilmentName } from "./status-name.ts";

/** The progress of an order: vertical on a phone, horizontal on a wide screen. */
export function TimeLine({ status, events }: { status: FulfilmentStatus; events: readonly OrderEventView[] }) {
  const { t } = usePage();
  const steps = orderSteps(status, events);
  return (
    <ol className="flex flex-col sm:flex-row" aria-label={t("Order progress")}>
      {steps.map((step, index) => (
        <li
          key={step.status}
          aria-current={step.state === "current" ? "step" : undefined}
          className="relative flex flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:items-center sm:gap-2 sm:pb-0 sm:text-center"
        >
          {index > 0 && <Connection isReached={step.state !== "ahead"} />}
          <Mark step={step} />
          <div className="min-h-8 pt-1 sm:px-1 sm:pt-0">
            <p className={step.state === "ahead" ? "text-muted" : "font-medium"}>
              {fulfilmentName(step.status, t)}
              {step.state === "done" && <span className="sr-only"> ({t("done")})</span>}
            </p>
            {step.at && <Moment iso={step.at} className="text-muted text-sm" />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Connection({ isReached }: { isReached: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute start-[15px] bottom-[calc(100%-0.125rem)] h-[calc(100%-1.75rem)] w-0.5 sm:start-[calc(-50%+1.25rem)] sm:top-[15px] sm:bottom-auto sm:h-0.5 sm:w-[calc(100%-2.5rem)] ${
        isReached ? "bg-primary" : "bg-line"
      }`}
    />
  );
}

function Mark({ step }: { step: OrderStep }) {
  const style =
    step.status === "canceled"
      ? "bg-danger text-paper"
      : step.state === "ahead"
        ? "border-2 border-line bg-surface text-muted"
        : "bg-primary text-on-primary";
  return (
    <span className={`relative z-1 grid size-8 shrink-0 place-items-center rounded-full ${style}`} aria-hidden="true">
      {step.status === "canceled" ? (
        <Icon name="x" className="size-4.5" />
      ) : step.state === "done" ? (
        <Icon name="check" className="size-4.5" />
      ) : step.state === "current" ? (
        <Icon name="circle-dot" className="size-4.5" />
      ) : null}
    </span>
  );
}
