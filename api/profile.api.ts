import { createRoute, z } from "@hono/zod-openapi";
import { profileInput } from "#domain/customer/customer.input.ts";
import { updateProfile } from "#domain/customer/update-profile.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse, refuseInput } from "./answer.ts";
import { acts } from "./guard.ts";
import { createRouter } from "./router.ts";
import { userSchema } from "./user.schema.ts";

const update = createRoute({
  method: "post",
  path: "/user/update-profile",
  tags: ["Profile"],
  summary: "Change names, phone, and the language of mails",
  middleware: [acts] as const,
  request: body(profileInput),
  responses: answers(z.object({ success: z.string(), user: userSchema })),
});

export const profileApi = createRouter().openapi(update, async (c) => {
  const { ctx } = c.var;
  const updated = await updateProfile(ctx, c.req.valid("json"));
  if (updated.ok) return c.json({ success: ctx.t("Your profile is saved."), user: toWire(updated.value) }, 200);
  return updated.failure.code === "invalid" ? refuseInput(c, updated.failure.errors) : refuse(c, updated.failure);
});
