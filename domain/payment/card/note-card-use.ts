import type { Context } from "../../context.ts";
import { writeCardUse } from "./card.repository.ts";

/** The card used last is the one that the next checkout begins with. */
export async function noteCardUse(ctx: Context, id: number): Promise<void> {
  await writeCardUse(ctx, id);
}
