import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { changeStaff, removeStaff } from "#domain/platform/staff/change-staff.ts";
import { findStaff } from "#domain/platform/staff/find-staff.ts";
import { inviteStaff } from "#domain/platform/staff/invite-staff.ts";
import { joinStaff } from "#domain/platform/staff/join-staff.ts";
import { changeStaffInput, inviteStaffInput, joinStaffInput } from "#domain/platform/staff/staff.input.ts";
import { withdrawInvitation } from "#domain/platform/staff/withdraw-invitation.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const staffManage = staffRoutes("Administration: staff", "staff.manage");
const customer = customerRoutes("Administration: staff");
const permissionsSchema = z.array(z.string());

const staffSchema = z.object({
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      permissions: permissionsSchema,
      since: z.string(),
      is_self: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      permissions: permissionsSchema,
      created_at: z.string(),
      expires_at: z.string(),
    }),
  ),
});

const list = staffManage.get("/admin/staff", "The staff with their permissions", {}, staffSchema);

const invite = staffManage.post(
  "/admin/staff",
  "Invite someone to the staff by a mailed link",
  body(inviteStaffInput),
  doneSchema,
);

const change = staffManage.post(
  "/admin/staff/{id}/permissions",
  "Set the permissions of a staff member",
  { params: idParameter, ...body(changeStaffInput) },
  doneSchema,
);

const remove = staffManage.post(
  "/admin/staff/{id}/remove",
  "Remove a staff member",
  { params: idParameter },
  doneSchema,
);

const withdraw = staffManage.post(
  "/admin/staff-invitations/{id}/withdraw",
  "Revoke an invitation",
  { params: idParameter },
  doneSchema,
);

const join = customer.post(
  "/user/join-staff",
  "Accept an invitation by the code of its link, with a verified account of its address",
  body(joinStaffInput),
  doneSchema,
);

export const adminStaffApi = createRouter()
  .openapi(list, async (c) => answer(c, await findStaff(c.var.ctx), (found) => toWire(found)))
  .openapi(invite, async (c) => {
    const { ctx } = c.var;
    const { email, permissions } = c.req.valid("json");
    return done(c, await inviteStaff(ctx, { email, permissions }), ctx.t("Invitation sent to {email}", { email }));
  })
  .openapi(change, async (c) => {
    const changed = await changeStaff(c.var.ctx, c.req.valid("param").id, c.req.valid("json").permissions);
    return changed.ok
      ? c.json({ success: c.var.ctx.t("Saved. We've emailed them about the change.") }, 200)
      : refuse(c, changed.failure);
  })
  .openapi(remove, async (c) =>
    done(c, await removeStaff(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Removed from staff")),
  )
  .openapi(withdraw, async (c) =>
    done(c, await withdrawInvitation(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Invitation canceled")),
  )
  .openapi(join, async (c) =>
    done(c, await joinStaff(c.var.ctx, c.req.valid("json").code), c.var.ctx.t("Welcome to the team.")),
  );
