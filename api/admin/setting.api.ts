import { z } from "@hono/zod-openapi";
import { changeSettingImage, removeSettingImage } from "#domain/platform/setting-admin/change-setting-image.ts";
import { getSettingGroup } from "#domain/platform/setting-admin/get-setting-group.ts";
import { saveSettings } from "#domain/platform/setting-admin/save-settings.ts";
import {
  imageSettingOf,
  imageSettingParameter,
  settingGroupParameter,
  settingsInput,
} from "#domain/platform/setting-admin/setting-admin.input.ts";
import { wireNameOf } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { imageForm } from "../image-form.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: settings", "settings.manage");

const fieldSchema = z
  .object({
    setting: z.string(),
    kind: z.string(),
    value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]),
    minimum: z.number().nullable(),
    maximum: z.number().nullable(),
    options: z.array(z.object({ value: z.string(), name: z.string().nullable() })).readonly(),
  })
  .openapi("SettingField");

const read = routes.get(
  "/admin/settings/{group}",
  "A group of the shop's settings: values, limits and options",
  { params: settingGroupParameter },
  z.object({ settings: z.array(fieldSchema), version: z.string() }),
);

const change = routes.post(
  "/admin/settings",
  "Change any of the shop's settings; omitted ones stay",
  body(settingsInput),
  doneSchema,
);

const changeImage = routes.post(
  "/admin/setting-pictures/{setting}",
  "Change logo, icon or image of the pop-up: JPEG, PNG, WebP, AVIF or a still GIF of at most 5 MB",
  { params: imageSettingParameter, ...imageForm },
  doneSchema,
);

const removeImage = routes.post(
  "/admin/setting-pictures/{setting}/remove",
  "Remove logo, icon or image of the pop-up",
  { params: imageSettingParameter },
  doneSchema,
);

export const adminSettingApi = createRouter()
  .openapi(read, async (c) => {
    const found = await getSettingGroup(c.var.ctx, c.req.valid("param").group);
    if (!found.ok) return refuse(c, found.failure);
    const { fields, version } = found.value;
    return c.json(
      { settings: fields.map(({ key, ...field }) => ({ setting: wireNameOf(key), ...field })), version },
      200,
    );
  })
  .openapi(change, async (c) => {
    const saved = await saveSettings(c.var.ctx, c.req.valid("json"));
    if (saved.ok) return c.json({ success: c.var.ctx.t("Settings saved") }, 200);
    return refuse(c, saved.failure);
  })
  .openapi(changeImage, async (c) => {
    const setting = imageSettingOf(c.req.valid("param").setting);
    const bytes = new Uint8Array(await c.req.valid("form").image.arrayBuffer());
    return done(c, await changeSettingImage(c.var.ctx, setting, bytes), c.var.ctx.t("Picture saved"));
  })
  .openapi(removeImage, async (c) => {
    const removed = await removeSettingImage(c.var.ctx, imageSettingOf(c.req.valid("param").setting));
    return done(c, removed, c.var.ctx.t("Picture removed"));
  });
