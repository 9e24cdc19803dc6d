import { createHash } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import type { Context } from "#domain/context.ts";
import { publishRaw } from "#domain/platform/live/publish.ts";
import { isChannelName, isPresence } from "#shared/live-channel.ts";
import type { LiveServer } from "./live.ts";
import { MAX_DATA_BYTES, MAX_NAME_LENGTH } from "./protocol.ts";
import { isSame, sign, signedRequest } from "./signature.ts";

const MAX_BODY_BYTES = 1_000_000;
const MAX_CHANNELS = 100;
const MAX_BATCH = 10;
/** The tolerated clock skew of a caller. */
const MAX_SKEW_SECONDS = 600;

const channel = z.string().refine(isChannelName, "Invalid channel name");
const event = {
  name: z.string().min(1).max(MAX_NAME_LENGTH),
  data: z.string().refine((data) => Buffer.byteLength(data) <= MAX_DATA_BYTES, "The data may have at most 10 kB"),
  socket_id: z
    .string()
    .regex(/^\d+\.\d+$/)
    .nullish(),
};
const eventInput = z
  .object({ ...event, channel: channel.optional(), channels: z.array(channel).max(MAX_CHANNELS).optional() })
  .refine(({ channel: one, channels }) => one !== undefined || (channels?.length ?? 0) > 0, "channels is missing");
const batchInput = z.object({
  batch: z
    .array(z.object({ ...event, channel }))
    .min(1)
    .max(MAX_BATCH),
});

type Raw = { Variables: { body: string } };

/** The REST API of Pusher Channels, as its server SDKs call it. */
export function createTriggerApi(live: LiveServer, shopContext: () => Promise<Context>): Hono<Raw> {
  const api = new Hono<Raw>({ strict: false });
  api.use("/apps/*", bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text("The body is too large", 413) }));
  api.use("/apps/:id/*", async (c, next) => {
    const body = await c.req.text();
    const wrong = faultOf(c, live, body);
    if (wrong) return c.text(wrong, 401);
    c.set("body", body);
    return next();
  });
  api.post("/apps/:id/events", async (c) => {
    const input = eventInput.safeParse(parse(c.var.body));
    if (!input.success) return c.text(z.prettifyError(input.error), 400);
    const { name, data, socket_id: socketId, channel: one, channels = [] } = input.data;
    const all = [...new Set(one === undefined ? channels : [one, ...channels])];
    await publishRaw(await shopContext(), [{ channels: all, name, data, socketId: socketId ?? null }]);
    return c.json({});
  });
  api.post("/apps/:id/batch_events", async (c) => {
    const input = batchInput.safeParse(parse(c.var.body));
    if (!input.success) return c.text(z.prettifyError(input.error), 400);
    await publishRaw(
      await shopContext(),
      input.data.batch.map(({ channel: one, name, data, socket_id: socketId }) => ({
        channels: [one],
        name,
        data,
        socketId: socketId ?? null,
      })),
    );
    return c.json({});
  });
  api.get("/apps/:id/channels", (c) => {
    const prefix = c.req.query("filter_by_prefix") ?? "";
    const isCounted = wants(c, "user_count");
    if (isCounted && !prefix.startsWith("presence-")) return c.text("user_count is for presence channels", 400);
    const found = [...live.hub.counts().keys()].filter((name) => name.startsWith(prefix));
    return c.json({
      channels: Object.fromEntries(
        found.map((name) => [name, isCounted ? { user_count: live.hub.presence.membersOf(name).size } : {}]),
      ),
    });
  });
  api.get("/apps/:id/channels/:name", (c) => {
    const name = c.req.param("name");
    const count = live.hub.counts().get(name) ?? 0;
    const members = live.hub.presence.membersOf(name).size;
    if (wants(c, "user_count") && !isPresence(name)) return c.text("user_count is for presence channels", 400);
    return c.json({
      occupied: count > 0 || members > 0,
      ...(wants(c, "user_count") ? { user_count: members } : {}),
      ...(wants(c, "subscription_count") ? { subscription_count: count } : {}),
    });
  });
  api.get("/apps/:id/channels/:name/users", (c) => {
    const name = c.req.param("name");
    if (!isPresence(name)) return c.text("Users can be read of presence channels only", 400);
    return c.json({ users: [...live.hub.presence.membersOf(name).keys()].map((id) => ({ id })) });
  });
  api.post("/apps/:id/users/:user/terminate_connections", (c) => {
    live.endUser(c.req.param("user"));
    return c.json({});
  });
  return api;
}

/** Why a request does not prove that it is the app's; null if it does. */
function faultOf(c: HonoContext, { credentials }: LiveServer, body: string): string | null {
  const url = new URL(c.req.url);
  const query = url.searchParams;
  const seconds = Number(query.get("auth_timestamp"));
  if (c.req.param("id") !== credentials.id) return "Unknown app";
  if (query.get("auth_key") !== credentials.key) return "Unknown auth_key";
  if (query.get("auth_version") !== "1.0") return "Unsupported auth_version";
  if (!(Math.abs(Date.now() / 1_000 - seconds) <= MAX_SKEW_SECONDS)) return "auth_timestamp is too old";
  const md5 = body === "" ? null : createHash("md5").update(body).digest("hex");
  if (md5 !== null && query.get("body_md5") !== md5) return "body_md5 does not match the body";
  const expected = sign(credentials.secret, signedRequest(c.req.method, url.pathname, query));
  return isSame(query.get("auth_signature") ?? "", expected) ? null : "auth_signature does not match the request";
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function wants(c: HonoContext, name: string): boolean {
  return (c.req.query("info") ?? "").split(",").includes(name);
}
