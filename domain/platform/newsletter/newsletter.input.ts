import * as z from "zod";
import { emailInput } from "../../text.input.ts";

export const subscribeInput = z.object({ email: emailInput });
export const newsletterKeyParameter = z.object({ key: z.string().max(200) });
