import { afterEach, expect, test, vi } from "vitest";
import { openPostgres } from "#db/client.ts";
import { liveEvents } from "#db/schema/live-event.ts";
import { withTransaction, type Context } from "#domain/context.ts";
import { publish } from "#domain/platform/live/publish.ts";
import { failure } from "#shared/result.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { parseConfig } from "../config.ts";
import { createLog } from "../http/log.ts";
import type { LiveEvent } from "./hub.ts";
import { LiveServer } from "./live.ts";

const { handle } = await openTestDatabase({ commits: true });
const url = (handle.pool?.options as { connectionString?: string } | undefined)?.connectionString;
const isShared = url !== undefined;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A process of the shop: its live server, the context of its calls, and what its clients would receive. */
async function startProcess(): Promise<{ live: LiveServer; ctx: Context; heard: LiveEvent[] }> {
  const database = url ? openPostgres(url, 3) : handle;
  const live = new LiveServer({
    config: parseConfig({ LOG_LEVEL: "silent" }),
    database,
    log: createLog("silent"),
    secretOf: (purpose) => `secret of ${purpose}`,
    now: () => new Date(),
  });
  const heard: LiveEvent[] = [];
  const { hub } = live;
  vi.spyOn(hub, "deliver").mockImplementation((event) => heard.push(event));
  const ctx: Context = {
    ...makeContext(database.db),
    live,
    now: () => new Date(),
    afterCommit: (work) => void work(ctx),
  };
  await live.start(async () => ctx);
  closers.push(async () => {
    await live.stop();
    if (database !== handle) await database.close();
  });
  return { live, ctx, heard };
}

const namesOf = (heard: readonly LiveEvent[]) => heard.map(({ name }) => name);
const event = (name: string, data: unknown = {}) => ({ channels: ["product.1"], name, data });

test("events are sent after the commit, in their order, and none of what was rolled back", async () => {
  const { ctx, heard } = await startProcess();
  await withTransaction(ctx, async (inside) => {
    await publish(inside, [event("first"), event("second")]);
    expect(heard).toEqual([]);
    return { ok: true };
  });
  await withTransaction(ctx, async (inside) => {
    await publish(inside, [event("never")]);
    return failure({ code: "not_found" });
  });
  await publish({ ...ctx, socketId: "1.2" }, [event("third", "x".repeat(9_000))]);
  await expect.poll(() => namesOf(heard)).toEqual(["first", "second", "third"]);
  expect(heard[2]).toMatchObject({ socketId: "1.2", data: JSON.stringify("x".repeat(9_000)) });
});

test("what a killed process has left is sent by the job, once", async () => {
  const { live, ctx, heard } = await startProcess();
  await handle.db.insert(liveEvents).values({ channels: ["product.1"], name: "left", data: "{}" });
  await live.sendUnsent(ctx);
  await live.sendUnsent(ctx);
  await expect.poll(() => namesOf(heard)).toEqual(["left"]);
});

test.runIf(isShared)("two processes hear the same, once each", async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  await publish(one.ctx, [event("from one")]);
  await publish(other.ctx, [event("from other", "y".repeat(9_000))]);
  for (const { heard } of [one, other])
    await expect.poll(() => namesOf(heard).toSorted()).toEqual(["from one", "from other"]);
});

test.runIf(isShared)("members of a presence channel are those of all processes", async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const member = { user_id: "shopper" };
  one.live.hub.presence.join("presence-order.1", member);
  const third = await startProcess();
  const idsOf = ({ live }: { live: LiveServer }) => [...live.hub.presence.membersOf("presence-order.1").keys()];
  await expect.poll(() => [idsOf(other), idsOf(third)]).toEqual([["shopper"], ["shopper"]]);
});
