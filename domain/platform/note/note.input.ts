import * as z from "zod";
import { textInput } from "../../text.input.ts";

export const noteInput = z.object({ text: textInput(2000, 1) });
export const orderNoteParameter = z.object({ code: z.string().min(1).max(40) });
