import type { ImageFailure, ImageForm } from "#domain/platform/file/file-store.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { changeSettings } from "../setting/change-settings.ts";
import { logSettingChange } from "./save-settings.ts";
import type { ImageSetting } from "./setting-groups.ts";

const FORMS: Record<ImageSetting, ImageForm> = {
  shopLogo: { square: 640, fit: "inside" },
  shopIcon: { square: 512, fit: "cover" },
  mailLogo: { square: 640, fit: "inside" },
  popupImage: { square: 1280, fit: "inside" },
};

/** Stores an uploaded image without metadata, and deletes the previous one. */
export async function changeSettingImage(
  ctx: Context,
  key: ImageSetting,
  bytes: Uint8Array,
): Promise<Result<null, StaffFailure | ImageFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const read = await ctx.readImage(bytes, FORMS[key]);
  if (!read.ok) return read;
  // A new name for each image, as browsers cache them forever.
  const file = `setting-${ctx.newToken()}.webp`;
  await ctx.files.write("pictures", file, read.value);
  return putImage(ctx, key, file);
}

/** Resets to the built-in image, or none. */
export async function removeSettingImage(ctx: Context, key: ImageSetting): Promise<Result<null, StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  return refusal ? failure(refusal) : putImage(ctx, key, "");
}

function putImage(ctx: Context, key: ImageSetting, file: string): Promise<Result<null, never>> {
  const former = ctx.settings[key];
  return withTransaction(ctx, async (inside) => {
    await changeSettings(inside, { [key]: file });
    await logSettingChange(inside, { [key]: file });
    // The demo's images have other names, and belong to other things as well.
    if (former.startsWith("setting-")) inside.afterCommit(() => ctx.files.remove("pictures", former));
    return success(null);
  });
}
