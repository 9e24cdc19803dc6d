import * as z from "zod";
import { lineInput, textInput } from "../../text.input.ts";

/** `amount`: in major units of the purchase's currency, such as `12.50`. The shopper sees the reason. */
export const goodwillInput = z.object({ amount: lineInput(20), reason: textInput(500, 3) });
export type GoodwillInput = z.infer<typeof goodwillInput>;

/** `bearer`: who pays for it. */
export const staffGoodwillInput = goodwillInput.extend({
  bearer: z.enum(["operator", "shop"], "Choose who pays for it."),
});
export type StaffGoodwillInput = z.infer<typeof staffGoodwillInput>;
