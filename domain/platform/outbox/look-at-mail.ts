import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { presentMail } from "./find-mails.ts";
import { readContent, type MailContent, type MailRecord } from "./outbox.ts";
import { getOutboxRow } from "./outbox.repository.ts";

/** In these, `code` is an order's. */
const ABOUT_ORDERS = new Set(["order-step"]);

/** A mail with its data, until it is sent; viewing it is recorded in the audit log. */
export function lookAtMail(
  ctx: Context,
  id: number,
): Promise<Result<{ mail: MailRecord; content: MailContent }, StaffFailure>> {
  return withStaffTransaction(ctx, "mails.read", async (inside) => {
    const row = await getOutboxRow(inside, id);
    if (!row) return failure({ code: "not_found" });
    await logAudit(inside, { action: "mail.look", subject: { kind: "mail", id }, details: { template: row.template } });
    return success({ mail: presentMail(row), content: readContent(row.data, ABOUT_ORDERS.has(row.template)) });
  });
}
