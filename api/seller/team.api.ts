import { z } from "@hono/zod-openapi";
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
import {
  inviteMemberInput,
  joinTeamInput,
  memberRoleInput,
  teamParameter,
  teamTwoStepInput,
} from "#domain/shops/team/team.input.ts";
import { SHOP_ROLES, TEAM_ROLES } from "#shared/shop-role.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, done, doneSchema, refuse } from "../answer.ts";
import { createRoute, signedIn } from "../create-route.ts";
import { csrfProtected } from "../guard.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: team"];

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

const list = createRoute({
  method: "get",
  path: "/seller/team",
  tags,
  summary: "The team of the own shop, and open invitations",
  ...sellerReads("team.read"),
  responses: answers(teamSchema),
});

const invite = createRoute({
  method: "post",
  path: "/seller/team",
  tags,
  summary: "Invite someone into the team by a mailed link",
  ...sellerActions("team.write"),
  request: body(inviteMemberInput),
  responses: answers(doneSchema),
});

const role = createRoute({
  method: "post",
  path: "/seller/team/{id}/role",
  tags,
  summary: "Set a member's role",
  ...sellerActions("team.write"),
  request: { params: teamParameter, ...body(memberRoleInput) },
  responses: answers(doneSchema),
});

const remove = createRoute({
  method: "post",
  path: "/seller/team/{id}/remove",
  tags,
  summary: "Remove a member from the team",
  ...sellerActions("team.write"),
  request: { params: teamParameter },
  responses: answers(doneSchema),
});

const signOut = createRoute({
  method: "post",
  path: "/seller/team/{id}/sign-out",
  tags,
  summary: "End a member's sessions everywhere",
  ...sellerActions("team.write"),
  request: { params: teamParameter },
  responses: answers(doneSchema),
});

const withdraw = createRoute({
  method: "post",
  path: "/seller/team-invitations/{id}/withdraw",
  tags,
  summary: "Make the link of an invitation invalid",
  ...sellerActions("team.write"),
  request: { params: teamParameter },
  responses: answers(doneSchema),
});

const twoStep = createRoute({
  method: "post",
  path: "/seller/team-two-step",
  tags,
  summary: "Whether the team needs two-step sign-in",
  ...sellerActions("team.write"),
  request: body(teamTwoStepInput),
  responses: answers(doneSchema),
});

const join = createRoute({
  method: "post",
  path: "/user/join-team",
  security: signedIn,
  tags,
  summary: "Accept an invitation into a shop's team",
  middleware: [csrfProtected] as const,
  request: body(joinTeamInput),
  responses: answers(doneSchema),
});

export const sellerTeamApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findTeam(c.var.ctx);
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
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
