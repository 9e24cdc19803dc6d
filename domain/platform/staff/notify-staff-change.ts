import { writeMail } from "#domain/platform/mail/write-mail.ts";
import type { Context } from "../../context.ts";
import { getPerson } from "./staff.repository.ts";

type Person = NonNullable<Awaited<ReturnType<typeof getPerson>>>;

/** Mails the member their permissions after every grant or removal. */
export async function notifyStaffChange(
  ctx: Context,
  person: Person,
  kind: "changed" | "removed",
  permissions: readonly string[],
): Promise<void> {
  const by = ctx.visitor.customerId === null ? null : await getPerson(ctx, { id: ctx.visitor.customerId });
  await writeMail(ctx, {
    idempotencyKey: `staff-changed:${person.id}:${ctx.newToken()}`,
    template: "staff-changed",
    recipient: person.email,
    languageCode: person.languageCode ?? ctx.settings.defaultLanguage,
    data: {
      name: person.firstName,
      kind,
      by: by ? `${by.firstName} ${by.lastName}`.trim() : "",
      permissions: [...permissions],
    },
  });
}
