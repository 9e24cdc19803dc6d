import * as z from "zod";
import { textInput } from "../../text.input.ts";

const MAX_ID = 2_147_483_647;

export const noteInput = z.object({ text: textInput(2000, 1) });
export const noteParameter = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });
export const orderNoteParameter = z.object({ code: z.string().min(1).max(40) });
