import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { MAIL_LIST } from "#shared/list/system-lists.ts";
import { presentMail } from "./find-mails.ts";
import { outboxReads } from "./outbox.repository.ts";

export const MAIL_EXPORT = exportOf("mails", {
  definition: MAIL_LIST,
  permission: "mails.read",
  right: null,
  reads: outboxReads,
  cells: (row) => ({
    id: row.id,
    template: row.template,
    recipient: row.recipient,
    language: row.languageCode,
    state: presentMail(row).state,
    attempts: row.attempts,
    failure: row.failure,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  }),
});
