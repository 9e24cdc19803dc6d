import { z } from "@hono/zod-openapi";
import { authorizeChannel } from "#domain/customers/live-channel/authorize-channel.ts";
import { authorizeUser } from "#domain/customers/live-channel/authorize-user.ts";
import { channelInput, userInput } from "#domain/customers/live-channel/live-channel.input.ts";
import { answers, inputErrors, refuse, refuseInput } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { readOnly } from "../guard.ts";
import { createRouter } from "../router.ts";

const tags = ["Live"];

/** Pusher's clients send a form; either is validated here, since the other one is empty then. */
function formOrJson<Schema extends z.ZodType>(schema: Schema) {
  const content = { schema } as const;
  return {
    body: { content: { "application/x-www-form-urlencoded": content, "application/json": content } },
  } as const;
}

const channel = createRoute({
  method: "post",
  path: "/broadcasting/auth",
  tags,
  summary: "A signature that lets a live connection into a private or presence channel of the visitor",
  middleware: [readOnly] as const,
  request: formOrJson(channelInput),
  responses: answers(z.object({ auth: z.string(), channel_data: z.string().optional() })),
});

const user = createRoute({
  method: "post",
  path: "/broadcasting/user-auth",
  tags,
  summary: "A signature that signs a live connection in as the customer",
  middleware: [readOnly] as const,
  request: formOrJson(userInput),
  responses: answers(z.object({ auth: z.string(), user_data: z.string() })),
});

export const broadcastingApi = createRouter()
  .openapi(channel, async (c) => {
    const input = channelInput.safeParse({ ...c.req.valid("form"), ...c.req.valid("json") });
    if (!input.success) return refuseInput(c, inputErrors(c.var.ctx.t, input.error.issues));
    const { socket_id: socketId, channel_name: name, key } = input.data;
    const pass = await authorizeChannel(c.var.ctx, { socketId, channel: name, key });
    if (!pass.ok) return refuse(c, pass.failure);
    const { auth, channelData } = pass.value;
    return c.json(channelData === undefined ? { auth } : { auth, channel_data: channelData }, 200);
  })
  .openapi(user, async (c) => {
    const input = userInput.safeParse({ ...c.req.valid("form"), ...c.req.valid("json") });
    if (!input.success) return refuseInput(c, inputErrors(c.var.ctx.t, input.error.issues));
    const pass = await authorizeUser(c.var.ctx, input.data.socket_id);
    if (!pass.ok) return refuse(c, pass.failure);
    return c.json({ auth: pass.value.auth, user_data: pass.value.userData }, 200);
  });
