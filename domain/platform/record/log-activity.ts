import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Action } from "#domain/platform/audit/audited-action.ts";
import type { Context } from "../../context.ts";
import type { Activity, ReachedRecord } from "./record.ts";
import { getWriterName, insertActivity } from "./record.repository.ts";

const ACTIONS: Record<Activity, Action> = {
  note: "note.add",
  tag_added: "tag.add",
  tag_removed: "tag.remove",
  file_added: "file.add",
  file_removed: "file.remove",
};

/**
 * Keeps what was noted or done with tags and files; returns the name of who did it. The audit log says that staff did it, and not the
 * text: that is erased with the customer, and the log is not.
 */
export async function logActivity(ctx: Context, record: ReachedRecord, kind: Activity, text: string): Promise<string> {
  const writtenBy = await getWriterName(ctx, ctx.visitor.customerId!);
  await insertActivity(ctx, record, { kind, text, writtenBy });
  if (record.byShopId !== null) return writtenBy;
  const action = kind === "note" && record.kind === "shop" ? "shop.note" : ACTIONS[kind];
  await logAudit(ctx, { action, subject: { kind: record.kind, id: record.subjectId } });
  return writtenBy;
}
