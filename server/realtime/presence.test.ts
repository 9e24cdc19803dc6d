import { expect, test } from "vitest";
import { Presence } from "./presence.ts";

const CHANNEL = "presence-order.1";
const shopper = { user_id: "shopper" };

test("a member of two processes comes once and goes once", () => {
  const presence = new Presence();
  expect(presence.join(CHANNEL, shopper)).toEqual({ isNew: true });
  expect(presence.apply("b", { kind: "joined", channel: CHANNEL, member: shopper }, 0)).toEqual([]);
  expect(presence.leave(CHANNEL, "shopper")).toEqual({ isLast: false });
  expect(presence.apply("b", { kind: "left", channel: CHANNEL, userId: "shopper" }, 0)).toEqual([
    { channel: CHANNEL, kind: "removed", member: shopper },
  ]);
});

test("members of a process that says goodbye or falls silent are gone", () => {
  const presence = new Presence();
  const shop = { user_id: "shop" };
  expect(presence.apply("b", { kind: "all", members: [[CHANNEL, shopper]] }, 0)).toHaveLength(1);
  presence.apply("c", { kind: "joined", channel: CHANNEL, member: shop }, 20_000);
  expect(presence.removeLost(40_000)).toEqual([{ channel: CHANNEL, kind: "removed", member: shopper }]);
  expect(presence.apply("c", { kind: "bye" }, 40_000)).toEqual([{ channel: CHANNEL, kind: "removed", member: shop }]);
  expect(presence.membersOf(CHANNEL).size).toBe(0);
});
