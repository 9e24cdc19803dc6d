import { describe, expect, test } from "vitest";
import { orderSteps } from "./order-steps.ts";

const event = (status: string, at: string) => ({ axis: "fulfilment" as const, status, at });

describe("the way of an order", () => {
  test("shows the finished, current and future steps", () => {
    const steps = orderSteps("confirmed", [event("pending", "2026-01-01"), event("confirmed", "2026-01-02")]);
    expect(steps.map(({ status, state, at }) => [status, state, at])).toEqual([
      ["pending", "done", "2026-01-01"],
      ["confirmed", "current", "2026-01-02"],
      ["picked_up", "ahead", null],
      ["on_the_way", "ahead", null],
      ["delivered", "ahead", null],
    ]);
  });

  test("is all done when delivered", () => {
    expect(orderSteps("delivered", []).every(({ state }) => state === "done")).toBe(true);
  });

  test("ends where it was canceled", () => {
    const steps = orderSteps("canceled", [event("pending", "2026-01-01"), event("canceled", "2026-01-03")]);
    expect(steps.map(({ status, state }) => [status, state])).toEqual([
      ["pending", "done"],
      ["canceled", "current"],
    ]);
  });
});
