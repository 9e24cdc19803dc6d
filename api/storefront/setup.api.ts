import { z } from "@hono/zod-openapi";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { setUpInput } from "#domain/platform/setup/setup.input.ts";
import { setUpShop } from "#domain/platform/setup/set-up-shop.ts";
import { toWire } from "#shared/wire.ts";
import { body, changeHint, refuse, setSessionCookie } from "../answer.ts";
import { createRouter } from "../router.ts";
import { userSchema } from "../account/user.schema.ts";
import { openRoutes } from "../create-route.ts";

const routes = openRoutes("Setup");

const setUp = routes.post(
  "/setup",
  "Set up an empty shop with the code from its log; signs the first operator in",
  body(setUpInput),
  z.object({ success: z.string(), user: userSchema, token: z.string() }),
);

export const setupApi = createRouter().openapi(setUp, async (c) => {
  const opened = await setUpShop(c.var.ctx, c.req.valid("json"));
  if (!opened.ok) return refuse(c, opened.failure);
  const { ctx, token, isKept, user } = opened.value;
  setSessionCookie(c, token, isKept);
  changeHint(c, { isSignedIn: true });
  return c.json({ success: ctx.t("Your shop is ready."), user: toWire(user), token: makePageToken(ctx) }, 200);
});
