import { z } from "@hono/zod-openapi";
import { changeTag } from "#domain/platform/internal-tag/change-tag.ts";
import { readSubject, type RecordParameter } from "#domain/platform/record/record.input.ts";
import type { RecordSide } from "#domain/platform/record/record.ts";
import type { TagChange } from "#shared/list/tag-filter.ts";
import { type ApiContext, refuse } from "./answer.ts";

export const tagsSchema = z.object({ success: z.string(), tags: z.array(z.string()) });

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
