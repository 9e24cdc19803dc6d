import type { Context } from "../../context.ts";
import { insertSubscriber } from "./visitor.repository.ts";

/** Puts an address on the newsletter's list; one that is there already stays there once. */
export async function subscribe(ctx: Context, email: string): Promise<void> {
  await insertSubscriber(ctx, email.toLowerCase());
}
