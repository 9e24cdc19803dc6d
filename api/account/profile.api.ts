import { z } from "@hono/zod-openapi";
import { changePicture, removePicture } from "#domain/customers/account/change-picture.ts";
import { profileInput } from "#domain/customers/customer/customer.input.ts";
import { updateProfile } from "#domain/customers/account/update-profile.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse, refuseInput } from "../answer.ts";
import { createRoute, signedIn } from "../create-route.ts";
import { csrfProtected } from "../guard.ts";
import { pictureForm } from "../picture-form.ts";
import { createRouter } from "../router.ts";
import { userSchema } from "./user.schema.ts";

const update = createRoute({
  method: "post",
  path: "/user/update-profile",
  security: signedIn,
  tags: ["Profile"],
  summary: "Change names, phone, and the language of mails",
  middleware: [csrfProtected] as const,
  request: body(profileInput),
  responses: answers(z.object({ success: z.string(), user: userSchema })),
});

const changeImage = createRoute({
  method: "post",
  path: "/user/profile-image",
  security: signedIn,
  tags: ["Profile"],
  summary: "Change the customer's picture: JPEG, PNG, WebP, AVIF or a still GIF of at most 5 MB",
  middleware: [csrfProtected] as const,
  request: pictureForm,
  responses: answers(z.object({ success: z.string(), user: userSchema })),
});

const removeImage = createRoute({
  method: "post",
  path: "/user/remove-profile-image",
  security: signedIn,
  tags: ["Profile"],
  summary: "Be shown without a picture again",
  middleware: [csrfProtected] as const,
  responses: answers(z.object({ success: z.string(), user: userSchema })),
});

export const profileApi = createRouter()
  .openapi(update, async (c) => {
    const { ctx } = c.var;
    const updated = await updateProfile(ctx, c.req.valid("json"));
    if (updated.ok) return c.json({ success: ctx.t("Profile saved"), user: toWire(updated.value) }, 200);
    return updated.failure.code === "invalid" ? refuseInput(c, updated.failure.errors) : refuse(c, updated.failure);
  })
  .openapi(changeImage, async (c) => {
    const { ctx } = c.var;
    const { image } = c.req.valid("form");
    const changed = await changePicture(ctx, new Uint8Array(await image.arrayBuffer()));
    if (!changed.ok) return refuse(c, changed.failure);
    return c.json({ success: ctx.t("Picture saved"), user: toWire(changed.value) }, 200);
  })
  .openapi(removeImage, async (c) => {
    const { ctx } = c.var;
    const removed = await removePicture(ctx);
    if (!removed.ok) return refuse(c, removed.failure);
    return c.json({ success: ctx.t("Picture removed"), user: toWire(removed.value) }, 200);
  });
