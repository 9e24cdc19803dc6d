import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { addMedia } from "#domain/platform/media/add-media.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Permission } from "#shared/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

const MAX_PIXELS = 1600;

/** Stores an image for a slide, a banner or a campaign, without metadata; returns its file name. */
export async function addImage(
  ctx: Context,
  { bytes, name }: { bytes: Uint8Array; name: string },
  permission: Permission = "content.manage",
): Promise<Result<string, StaffFailure | ImageFailure>> {
  const refusal = staffFailure(ctx, permission);
  if (refusal) return failure(refusal);
  const read = await ctx.readImage(bytes, { square: MAX_PIXELS, fit: "inside" });
  if (!read.ok) return read;
  const file = `content-${ctx.newToken()}.webp`;
  await addMedia(ctx, { file, shopId: null, name }, read.value);
  await logAudit(ctx, { action: "picture.add", subject: { kind: "picture", id: file } });
  return success(file);
}
