import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getOpenInvitation, getPerson, insertMember, markInvitationAccepted } from "./team.repository.ts";

type JoinTeamFailure = Failure<
  "sign_in" | "link_ended" | "invitation_other_address" | "email_unverified" | "seller_already" | "team_already"
>;

/** The shop and the address of an open invitation; null if its link is no longer valid. */
export async function getTeamInvitation(
  ctx: Context,
  code: string,
): Promise<{ shopName: string; email: string } | null> {
  const found = await getOpenInvitation(ctx, ctx.hashToken(code));
  return found && { shopName: found.shopName, email: found.email };
}

/** Makes the invited customer a member. The address must be verified; a customer works for one shop at most. */
export async function joinTeam(ctx: Context, code: string): Promise<Result<null, JoinTeamFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside): Promise<Result<null, JoinTeamFailure>> => {
    const invitation = await getOpenInvitation(inside, inside.hashToken(code));
    const person = await getPerson(inside, { id: customerId });
    if (!invitation || !person) return failure({ code: "link_ended" });
    if (person.email !== invitation.email) return failure({ code: "invitation_other_address" });
    if (!person.isEmailVerified) return failure({ code: "email_unverified" });
    if (person.hasShop) return failure({ code: "seller_already" });
    if (!(await insertMember(inside, invitation.shopId, customerId, invitation.role)))
      return failure({ code: "team_already" });
    await markInvitationAccepted(inside, invitation.id);
    return success(null);
  });
}
