import * as z from "zod";
import { TEAM_ROLES } from "#shared/shop-role.ts";
import { emailInput } from "../../text.input.ts";

export const inviteMemberInput = z.object({ email: emailInput, role: z.enum(TEAM_ROLES) });
export const memberRoleInput = z.object({ role: z.enum(TEAM_ROLES) });
export const teamTwoStepInput = z.object({ is_required: z.boolean() });
export const joinTeamInput = z.object({
  code: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/),
});
