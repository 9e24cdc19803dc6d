import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { mayHandOut, tidyGrants } from "./staff.ts";
import { getPerson, writeInvitation } from "./staff.repository.ts";
import { announceToStaff } from "./announce-to-staff.ts";

type InviteFailure = StaffFailure | Failure<"not_yours_to_give" | "staff_already">;

const INVITATION_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const CODE_BYTES = 32;

/**
 * Mails a link that makes its recipient staff. An address with an account gets one too: who created that account is
 * unknown, but anyone who opens the mail controls the address.
 */
export async function inviteStaff(
  ctx: Context,
  { email, permissions }: { email: string; permissions: readonly string[] },
): Promise<Result<null, InviteFailure>> {
  const refusal = staffFailure(ctx, "staff.manage");
  if (refusal) return failure(refusal);
  const grants = tidyGrants(permissions);
  if (!mayHandOut(ctx.visitor.permissions, grants)) return failure({ code: "not_yours_to_give" });
  return withTransaction(ctx, async (inside): Promise<Result<null, InviteFailure>> => {
    const person = await getPerson(inside, { email });
    if (person?.isStaff) return failure({ code: "staff_already" });
    await invite(inside, { email, languageCode: person?.languageCode ?? ctx.visitor.language.code }, grants);
    return success(null);
  });
}

async function invite(
  ctx: Context,
  { email, languageCode }: { email: string; languageCode: string },
  permissions: readonly string[],
): Promise<void> {
  const code = ctx.newToken(CODE_BYTES);
  const id = await writeInvitation(ctx, {
    email,
    permissions,
    codeHash: ctx.hashToken(code),
    expiresAt: new Date(ctx.now().getTime() + INVITATION_DAYS * DAY_MILLISECONDS),
  });
  await logAudit(ctx, { action: "staff.invite", subject: { kind: "staff", id: email }, details: { permissions } });
  const inviter = await getPerson(ctx, { id: ctx.visitor.customerId! });
  await writeMail(ctx, {
    idempotencyKey: `staff-invited:${id}`,
    template: "staff-invited",
    recipient: email,
    languageCode,
    data: { inviter: inviter ? `${inviter.firstName} ${inviter.lastName}`.trim() : "", code },
  });
  await announceToStaff(ctx, "invited", { email, permissions });
}
