import { z } from "@hono/zod-openapi";
import { changeImage, removeImage } from "#domain/customers/account/change-image.ts";
import { profileInput } from "#domain/customers/customer/customer.input.ts";
import { updateProfile } from "#domain/customers/account/update-profile.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { imageForm } from "../image-form.ts";
import { createRouter } from "../router.ts";
import { userSchema } from "./user.schema.ts";

const routes = customerRoutes("Profile");

const update = routes.post(
  "/user/update-profile",
  "Change names, phone, and the language of mails",
  body(profileInput),
  z.object({ success: z.string(), user: userSchema }),
);

const changeImageRoute = routes.post(
  "/user/profile-image",
  "Change the customer's image: JPEG, PNG, WebP, AVIF or a still GIF of at most 5 MB",
  imageForm,
  z.object({ success: z.string(), user: userSchema }),
);

const removeImageRoute = routes.post(
  "/user/remove-profile-image",
  "Remove the customer's image",
  {},
  z.object({ success: z.string(), user: userSchema }),
);

export const profileApi = createRouter()
  .openapi(update, async (c) => {
    const { ctx } = c.var;
    const updated = await updateProfile(ctx, c.req.valid("json"));
    if (updated.ok) return c.json({ success: ctx.t("Profile saved"), user: toWire(updated.value) }, 200);
    return refuse(c, updated.failure);
  })
  .openapi(changeImageRoute, async (c) => {
    const { ctx } = c.var;
    const { image } = c.req.valid("form");
    const changed = await changeImage(ctx, new Uint8Array(await image.arrayBuffer()));
    if (!changed.ok) return refuse(c, changed.failure);
    return c.json({ success: ctx.t("Picture saved"), user: toWire(changed.value) }, 200);
  })
  .openapi(removeImageRoute, async (c) => {
    const { ctx } = c.var;
    const removed = await removeImage(ctx);
    if (!removed.ok) return refuse(c, removed.failure);
    return c.json({ success: ctx.t("Picture removed"), user: toWire(removed.value) }, 200);
  });
