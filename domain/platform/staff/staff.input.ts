import * as z from "zod";
import { EVERYTHING, PERMISSIONS } from "#shared/permission.ts";
import { emailInput } from "../../text.input.ts";

const grantsInput = z
  .array(z.enum([EVERYTHING, ...PERMISSIONS]))
  .min(1)
  .max(20);

export const inviteStaffInput = z.object({ email: emailInput, permissions: grantsInput });
export const changeStaffInput = z.object({ permissions: grantsInput });
export const joinStaffInput = z.object({
  code: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/),
});
