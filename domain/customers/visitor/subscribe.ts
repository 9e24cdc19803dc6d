import type { Context } from "../../context.ts";
import { insertSubscriber } from "./visitor.repository.ts";

/** Adds an address to the newsletter list. Idempotent. */
export async function subscribe(ctx: Context, email: string): Promise<void> {
  await insertSubscriber(ctx, email.toLowerCase());
}
