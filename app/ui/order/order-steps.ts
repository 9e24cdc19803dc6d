import type { FulfilmentStatus, OrderEventView } from "#domain/orders/order/order.ts";

export type OrderStep = {
  status: FulfilmentStatus;
  /** When the step was reached; null if it is still ahead. */
  at: string | null;
  state: "done" | "current" | "ahead";
};

const WAY: readonly FulfilmentStatus[] = ["pending", "confirmed", "picked_up", "on_the_way", "delivered"];

/** The steps of an order from placed to delivered; a canceled one ends at its cancellation. */
export function orderSteps(status: FulfilmentStatus, events: readonly OrderEventView[]): OrderStep[] {
  const reachedAt = (step: FulfilmentStatus) =>
    events.findLast((event) => event.axis === "fulfilment" && event.status === step)?.at ?? null;
  if (status === "canceled") {
    const passed = WAY.filter((step) => reachedAt(step) !== null);
    return [
      ...passed.map((step) => ({ status: step, at: reachedAt(step), state: "done" as const })),
      { status, at: reachedAt(status), state: "current" as const },
    ];
  }
  const position = WAY.indexOf(status);
  return WAY.map((step, index) => ({
    status: step,
    at: index <= position ? reachedAt(step) : null,
    state:
      index < position || (index === position && step === "delivered")
        ? "done"
        : index === position
          ? "current"
          : "ahead",
  }));
}
