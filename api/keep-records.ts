import { z } from "@hono/zod-openapi";
import { attachFile } from "#domain/platform/record-file/attach-file.ts";
import { getFile } from "#domain/platform/record-file/find-files.ts";
import { removeFile } from "#domain/platform/record-file/remove-file.ts";
import { changeTag } from "#domain/platform/internal-tag/change-tag.ts";
import { type FileParameter, readSubject, type RecordParameter } from "#domain/platform/record/record.input.ts";
import type { RecordSide } from "#domain/platform/record/record.ts";
import type { TagChange } from "#shared/list/tag-filter.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, fileInput, failureResponses, refuse } from "./answer.ts";
import { fileDisposition } from "./file-answer.ts";

export const tagsSchema = z.object({ success: z.string(), tags: z.array(z.string()) });

export const attachmentForm = z.object({ file: fileInput });

export const attachedSchema = z.object({
  success: z.string(),
  files: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      size_bytes: z.int(),
      added_by: z.string(),
      created_at: z.string(),
    }),
  ),
});

/** The OpenAPI entry of a call that returns an attached file. */
export const answersAttachment = {
  200: {
    description: "The file.",
    content: { "application/octet-stream": { schema: z.string().openapi({ format: "binary" }) } },
  },
  ...failureResponses,
} as const;

/** Staff and a shop's team tag their records alike; which of them the caller is, is checked each time. */
export async function takeTagChange(
  c: ApiContext,
  side: RecordSide,
  parameter: RecordParameter,
  change: TagChange,
  name: string,
) {
  const { ctx } = c.var;
  const subject = readSubject(parameter);
  if (!subject) return refuse(c, { code: "not_found" });
  const changed = await changeTag(ctx, side, subject, change, name);
  if (!changed.ok) return refuse(c, changed.failure);
  const success = change === "add_tag" ? ctx.t("Tag added") : ctx.t("Tag removed");
  return c.json({ success, tags: changed.value }, 200);
}

export async function takeAttachment(c: ApiContext, side: RecordSide, parameter: RecordParameter, file: File) {
  const { ctx } = c.var;
  const subject = readSubject(parameter);
  if (!subject) return refuse(c, { code: "not_found" });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const attached = await attachFile(ctx, side, subject, { name: file.name, bytes });
  if (!attached.ok) return refuse(c, attached.failure);
  return c.json({ success: ctx.t("File attached"), files: toWire(attached.value) }, 200);
}

export async function takeAttachmentAway(c: ApiContext, side: RecordSide, parameter: FileParameter) {
  const { ctx } = c.var;
  const subject = readSubject(parameter);
  if (!subject) return refuse(c, { code: "not_found" });
  const removed = await removeFile(ctx, side, subject, parameter.file_id);
  if (!removed.ok) return refuse(c, removed.failure);
  return c.json({ success: ctx.t("File removed"), files: toWire(removed.value) }, 200);
}

/** Downloaded, never opened within the shop. */
export async function sendAttachment(c: ApiContext, side: RecordSide, parameter: FileParameter) {
  const { ctx } = c.var;
  const subject = readSubject(parameter);
  if (!subject) return refuse(c, { code: "not_found" });
  const found = await getFile(ctx, side, subject, parameter.file_id);
  if (!found.ok) return refuse(c, found.failure);
  const { name, mediaType, sizeBytes, file } = found.value;
  const stream = await ctx.files.open("private", file, 0, sizeBytes - 1);
  if (!stream) return refuse(c, { code: "not_found" });
  return new Response(stream as BodyInit, {
    headers: {
      "Content-Type": mediaType,
      "Content-Length": String(sizeBytes),
      "Content-Disposition": fileDisposition(name, name),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
