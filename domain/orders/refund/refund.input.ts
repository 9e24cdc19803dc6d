import * as z from "zod";
import { lineInput, textInput } from "../../text.input.ts";

/** `amount`: in major units of the purchase's currency. The shopper sees the reason. */
export const goodwillInput = z.object({ amount: lineInput(20), reason: textInput(500, 3) });
