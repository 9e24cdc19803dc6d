import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { lineInput, textInput } from "../../text.input.ts";

export const proposeBrandInput = z.object({ name: lineInput(80) });
export const mergeProposalInput = z.object({ into_id: idInput });
export const refuseProposalInput = z.object({ reason: textInput(500, 1) });
