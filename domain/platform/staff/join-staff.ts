import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { mayHandOut } from "./staff.ts";
import { getOpenInvitation, getPerson, insertStaffRow, lockStaff, markInvitationAccepted } from "./staff.repository.ts";
import { announceToStaff } from "./announce-to-staff.ts";

export type JoinFailure = Failure<
  "sign_in" | "link_ended" | "invitation_other_address" | "email_unverified" | "staff_already"
>;

/** The address of an open invitation; null if its link is no longer valid. */
export async function getInvitedAddress(ctx: Context, code: string): Promise<string | null> {
  return (await getOpenInvitation(ctx, { codeHash: ctx.hashToken(code) }))?.email ?? null;
}

/**
 * Makes the invited customer staff, if the inviter may still grant it. The account's address must be verified: signing
 * up through the link verifies it, but an older account may have been created with someone else's address.
 */
export async function joinStaff(ctx: Context, code: string): Promise<Result<null, JoinFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside): Promise<Result<null, JoinFailure>> => {
    const all = await lockStaff(inside);
    const invitation = await getOpenInvitation(inside, { codeHash: ctx.hashToken(code) });
    const inviter = all.find(({ id }) => id === invitation?.invitedBy);
    if (!invitation || !inviter || !mayHandOut(inviter.permissions, ["staff.manage", ...invitation.permissions]))
      return failure({ code: "link_ended" });
    const person = await getPerson(inside, { id: customerId });
    if (person?.email !== invitation.email) return failure({ code: "invitation_other_address" });
    if (!person.isEmailVerified) return failure({ code: "email_unverified" });
    if (!(await insertStaffRow(inside, customerId, invitation.permissions))) return failure({ code: "staff_already" });
    await markInvitationAccepted(inside, invitation.id);
    await logAudit(inside, {
      action: "staff.join",
      subject: { kind: "staff", id: customerId },
      details: { email: person.email, permissions: invitation.permissions },
    });
    await announceToStaff(inside, "joined", { email: person.email, permissions: invitation.permissions });
    return success(null);
  });
}
