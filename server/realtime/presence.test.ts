import { expect, test } from "vitest";
import { Presence } from "./presence.ts";

const CHANNEL = "presence-order.1";
const shopper = { user_id: "shopper" };

test("a member of two processes comes once and goes once", () => {
  const presence = new Presence();
  expect(presence.join(CHANNEL, shopper)).toEqual({ isNew: true });
  expect(presence.hear("b", { kind: "joined", channel: CHANNEL, member: shopper }, 0)).toEqual([]);
  expect(presence.leave(CHANNEL, "shopper")).toEqual({ isGone: false });
  expect(presence.hear("b", { kind: "left", channel: CHANNEL, userId: "shopper" }, 0)).toEqual([
    { channel: CHANNEL, kind: "removed", member: shopper },
  ]);
});

test("members of a process that says goodbye or falls silent are gone", () => {
  const presence = new Presence();
  const shop = { user_id: "shop" };
  expect(presence.hear("b", { kind: "all", members: [[CHANNEL, shopper]] }, 0)).toHaveLength(1);
  presence.hear("c", { kind: "joined", channel: CHANNEL, member: shop }, 20_000);
  expect(presence.forgetLost(40_000)).toEqual([{ channel: CHANNEL, kind: "removed", member: shopper }]);
  expect(presence.hear("c", { kind: "bye" }, 40_000)).toEqual([{ channel: CHANNEL, kind: "removed", member: shop }]);
  expect(presence.membersOf(CHANNEL).size).toBe(0);
});
