import * as z from "zod";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_ID = 2_147_483_647;

export const proposeBrandInput = z.object({ name: lineInput(80) });
export const brandProposalParameter = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });
export const mergeProposalInput = z.object({ into_id: z.int().min(1).max(MAX_ID) });
export const refuseProposalInput = z.object({ reason: textInput(500, 1) });
