import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { FULFILMENT_MOVES, PAYMENT_MOVES } from "#domain/orders/order/order.ts";
import { PARCEL_MOVES } from "#domain/fulfilment/parcel/parcel.ts";
import { RETURN_MOVES } from "#domain/orders/return/return.ts";
import { PROJECT_FOLDER } from "./project.ts";

type Machine = {
  first: string;
  finals: readonly string[];
  moves: Record<string, readonly string[]>;
  /** The use cases that move to a state, and the call by which they do. */
  makers: Record<string, { files: readonly string[]; call: RegExp }>;
};

const BY_FULFILMENT = /moveFulfilment\(|move\(ctx/;
const BY_RETURN = /moveReturn(Row)?[<(]/;
const BY_PARCEL = /moveParcelRow\(/;

/** Each state of an order, with what ends it and what leads there. */
const MACHINES: Record<string, Machine> = {
  fulfilment: {
    first: "pending",
    finals: ["delivered", "canceled"],
    moves: FULFILMENT_MOVES,
    makers: {
      confirmed: {
        files: ["fulfilment/fulfilment/confirm-shop-order.ts", "orders/order/deliver-digital.ts"],
        call: BY_FULFILMENT,
      },
      picked_up: { files: ["fulfilment/fulfilment/hand-over-parcel.ts"], call: BY_FULFILMENT },
      on_the_way: { files: ["fulfilment/fulfilment/hand-over-parcel.ts"], call: BY_FULFILMENT },
      delivered: { files: ["fulfilment/fulfilment/deliver-order.ts"], call: BY_FULFILMENT },
      canceled: {
        files: ["orders/order/cancel-order.ts", "checkout/purchase/expire-purchases.ts"],
        call: BY_FULFILMENT,
      },
    },
  },
  payment: {
    first: "unpaid",
    finals: ["refunded"],
    moves: PAYMENT_MOVES,
    makers: {
      paid: { files: ["orders/order/finish-purchase.ts", "orders/order/take-cash.ts"], call: /movePaymentRows\(/ },
      partly_refunded: { files: ["orders/refund/refund-order.ts"], call: /movePaymentStatus\(/ },
      refunded: { files: ["orders/refund/refund-order.ts"], call: /movePaymentStatus\(/ },
    },
  },
  parcel: {
    first: "packed",
    finals: ["delivered", "lost", "returned"],
    moves: PARCEL_MOVES,
    makers: {
      handed_over: { files: ["fulfilment/fulfilment/hand-over-parcel.ts"], call: BY_PARCEL },
      delivered: { files: ["fulfilment/fulfilment/end-parcel.ts"], call: BY_PARCEL },
      lost: { files: ["fulfilment/fulfilment/end-parcel.ts"], call: BY_PARCEL },
      returned: { files: ["fulfilment/fulfilment/end-parcel.ts"], call: BY_PARCEL },
    },
  },
  return: {
    first: "requested",
    finals: ["refunded", "rejected", "withdrawn"],
    moves: RETURN_MOVES,
    makers: {
      approved: { files: ["orders/return/decide-return.ts", "orders/return/chase-returns.ts"], call: BY_RETURN },
      rejected: { files: ["orders/return/decide-return.ts"], call: BY_RETURN },
      received: { files: ["orders/return/receive-return.ts"], call: BY_RETURN },
      refunded: { files: ["orders/return/refund-return.ts"], call: BY_RETURN },
      withdrawn: { files: ["orders/return/withdraw-return.ts"], call: BY_RETURN },
    },
  },
};

describe.each(Object.entries(MACHINES))("the states of a %s", (_name, { first, finals, moves, makers }) => {
  const states = Object.keys(moves);
  const moved = new Set(Object.values(moves).flat());

  test("can all be reached from the first one, to which nothing leads back", () => {
    const reached = new Set([first]);
    for (const state of reached) for (const next of moves[state]!) reached.add(next);
    expect([...reached].toSorted()).toEqual(states.toSorted());
    expect(moved.has(first)).toBe(false);
  });

  test("lead on, but for those that are the end", () => {
    expect(states.filter((state) => moves[state]!.length === 0).toSorted()).toEqual(finals.toSorted());
    for (const state of states) expect(canEnd(state, moves), state).toBe(true);
  });

  test("are each reached by a use case", () => {
    expect(Object.keys(makers).toSorted()).toEqual([...moved].toSorted());
    for (const [state, { files, call }] of Object.entries(makers))
      for (const file of files) {
        const text = readFileSync(path.join(PROJECT_FOLDER, "domain", file), "utf8");
        expect(text, `${file} moves`).toMatch(call);
        expect(text, `${file} names ${state}`).toContain(`"${state}"`);
      }
  });
});

function canEnd(state: string, moves: Machine["moves"]): boolean {
  const seen = new Set([state]);
  for (const each of seen) for (const next of moves[each]!) seen.add(next);
  return [...seen].some((each) => moves[each]!.length === 0);
}
