import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ContactChange } from "./contact-admin.input.ts";
import { getContactMessage, insertContactReply, updateContactMessage } from "./contact-admin.repository.ts";

type Answered = Result<null, StaffFailure | Failure<"not_found">>;

/** Replies by mail; the message then counts as answered, and is assigned to the writer if it was unassigned. */
export function answerMessage(ctx: Context, id: number, text: string): Promise<Answered> {
  return withStaffTransaction(ctx, "messages.manage", async (inside) => {
    const message = await getContactMessage(inside, id);
    if (!message) return failure({ code: "not_found" });
    const author = await getCustomer(inside);
    const authorName = `${author?.firstName ?? ""} ${author?.lastName ?? ""}`.trim();
    const replyId = await insertContactReply(inside, { messageId: id, authorName, text });
    await updateContactMessage(inside, id, {
      state: "answered",
      assigneeId: message.assigneeId ?? inside.visitor.customerId,
    });
    await writeMail(inside, {
      idempotencyKey: `contact-reply:${replyId}`,
      template: "contact-reply",
      recipient: message.email,
      languageCode: message.languageCode,
      data: { name: message.name, text, question: message.text },
    });
    await logAudit(inside, { action: "message.answer", subject: { kind: "message", id } });
    return success(null);
  });
}

/** Opens, closes, takes or releases a message. */
export function changeMessage(ctx: Context, id: number, input: ContactChange): Promise<Answered> {
  return withStaffTransaction(ctx, "messages.manage", async (inside) => {
    const message = await getContactMessage(inside, id);
    if (!message) return failure({ code: "not_found" });
    const { state, is_mine: isMine } = input;
    await updateContactMessage(inside, id, {
      ...(state === undefined ? {} : { state }),
      ...(isMine === undefined ? {} : { assigneeId: isMine ? inside.visitor.customerId : null }),
    });
    await logAudit(inside, {
      action: "message.change",
      subject: { kind: "message", id },
      details: { before: [message.state, message.assigneeName], after: [state ?? message.state] },
    });
    return success(null);
  });
}
