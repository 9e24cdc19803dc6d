import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  changeMember,
  removeMember,
  requireTeamTwoStep,
  signOutMember,
  withdrawTeamInvitation,
} from "#domain/shops/team/change-team.ts";
import { findTeam } from "#domain/shops/team/find-team.ts";
import { inviteMember } from "#domain/shops/team/invite-member.ts";
import { joinTeam } from "#domain/shops/team/join-team.ts";
import { inviteMemberInput, joinTeamInput, memberRoleInput, teamTwoStepInput } from "#domain/shops/team/team.input.ts";
import { SHOP_ROLES, TEAM_ROLES } from "#shared/shop-role.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: team", "team");
const customer = customerRoutes("Seller: team");

const teamSchema = z.object({
  is_two_step_required: z.boolean(),
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      role: z.enum(SHOP_ROLES),
      has_two_step: z.boolean(),
      last_seen_at: z.string().nullable(),
      is_self: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      role: z.enum(TEAM_ROLES),
      created_at: z.string(),
      expires_at: z.string(),
    }),
  ),
});

const list = routes.get("/seller/team", "The team of your own shop, and open invitations", {}, teamSchema);

const invite = routes.post(
  "/seller/team",
  "Invite someone into the team by a mailed link",
  body(inviteMemberInput),
  doneSchema,
);

const role = routes.post(
  "/seller/team/{id}/role",
  "Set a member's role",
  { params: idParameter, ...body(memberRoleInput) },
  doneSchema,
);

const remove = routes.post(
  "/seller/team/{id}/remove",
  "Remove a member from the team",
  { params: idParameter },
  doneSchema,
);

const signOut = routes.post(
  "/seller/team/{id}/sign-out",
  "End a member's sessions everywhere",
  { params: idParameter },
  doneSchema,
);

const withdraw = routes.post(
  "/seller/team-invitations/{id}/withdraw",
  "Make the link of an invitation invalid",
  { params: idParameter },
  doneSchema,
);

const twoStep = routes.post(
  "/seller/team-two-step",
  "Whether the team needs two-step sign-in",
  body(teamTwoStepInput),
  doneSchema,
);

const join = customer.post(
  "/user/join-team",
  "Accept an invitation into a shop's team",
  body(joinTeamInput),
  doneSchema,
);

export const sellerTeamApi = createRouter()
  .openapi(list, async (c) => answer(c, await findTeam(c.var.ctx), (found) => toWire(found)))
  .openapi(invite, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid("json");
    return done(c, await inviteMember(ctx, input), ctx.t("Invitation sent to {email}", { email: input.email }));
  })
  .openapi(role, async (c) =>
    done(c, await changeMember(c.var.ctx, c.req.valid("param").id, c.req.valid("json").role), c.var.ctx.t("Saved")),
  )
  .openapi(remove, async (c) =>
    done(c, await removeMember(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Removed from the team")),
  )
  .openapi(signOut, async (c) =>
    done(c, await signOutMember(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Signed out everywhere")),
  )
  .openapi(withdraw, async (c) =>
    done(c, await withdrawTeamInvitation(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Invitation canceled")),
  )
  .openapi(twoStep, async (c) =>
    done(c, await requireTeamTwoStep(c.var.ctx, c.req.valid("json").is_required), c.var.ctx.t("Saved")),
  )
  .openapi(join, async (c) =>
    done(c, await joinTeam(c.var.ctx, c.req.valid("json").code), c.var.ctx.t("Welcome to the team")),
  );
