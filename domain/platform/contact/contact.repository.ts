import { contactMessages } from "#db/schema/contact.ts";
import type { Context } from "../../context.ts";

export async function insertContactMessage(
  ctx: Context,
  message: Omit<typeof contactMessages.$inferInsert, "state" | "assigneeId" | "createdAt">,
): Promise<number> {
  const [row] = await ctx.db
    .insert(contactMessages)
    .values({ ...message, createdAt: ctx.now() })
    .returning({ id: contactMessages.id });
  return row!.id;
}
