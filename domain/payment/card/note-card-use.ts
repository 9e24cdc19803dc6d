import type { Context } from "../../context.ts";
import { writeCardUse } from "./card.repository.ts";

/** The last used card is preselected in the next checkout. */
export async function noteCardUse(ctx: Context, id: number): Promise<void> {
  await writeCardUse(ctx, id);
}
