import { writeMail } from "#domain/platform/mail/write-mail.ts";
import type { Context } from "../../context.ts";
import { findStaffRows, getPerson } from "./staff.repository.ts";

/** Notifies all staff who is invited or joins: granting permissions is visible to everyone on the staff. */
export async function announceToStaff(
  ctx: Context,
  kind: "invited" | "joined",
  { email, permissions }: { email: string; permissions: readonly string[] },
): Promise<void> {
  const by = ctx.visitor.customerId === null ? null : await getPerson(ctx, { id: ctx.visitor.customerId });
  const cause = ctx.newToken();
  for (const member of await findStaffRows(ctx)) {
    if (kind === "joined" && member.id === by?.id) continue;
    await writeMail(ctx, {
      idempotencyKey: `staff-${kind}:${cause}:${member.id}`,
      template: "staff-news",
      recipient: member.email,
      languageCode: member.languageCode ?? ctx.settings.defaultLanguage,
      data: {
        name: member.firstName,
        kind,
        by: by ? `${by.firstName} ${by.lastName}`.trim() : "",
        email,
        permissions: [...permissions],
      },
    });
  }
}
