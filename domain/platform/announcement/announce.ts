import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { AnnouncementInput } from "./announcement.input.ts";
import { insertAnnouncement } from "./announcement.repository.ts";

/** Sends a message to everyone or to a part of the customers, now or later. */
export async function announce(ctx: Context, input: AnnouncementInput): Promise<Result<{ id: number }, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const { title, message, message_type: messageType, link, audience, scheduled_at: scheduledAt } = input;
  const dueAt = scheduledAt === null ? ctx.now() : new Date(scheduledAt);
  return withTransaction(ctx, async (inside) => {
    const id = await insertAnnouncement(inside, { title, message, messageType, link: link || null, audience, dueAt });
    await logAudit(inside, {
      action: "announcement.create",
      subject: { kind: "announcement", id },
      details: { title, audience },
    });
    inside.enqueue("send-announcements");
    return success({ id });
  });
}
