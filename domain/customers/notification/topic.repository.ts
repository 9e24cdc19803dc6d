import { and, eq } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { customerTopics } from "#db/schema/customer-topic.ts";
import type { Context } from "../../context.ts";
import type { SwitchedTopic, TopicChoice } from "./topic.ts";

const columns = {
  topic: customerTopics.topic,
  isNotified: customerTopics.isNotified,
  isMailed: customerTopics.isMailed,
};

/** The customer's choices; topics without a choice are absent. */
export function findChosenTopics(ctx: Context, customerId: number): Promise<TopicChoice[]> {
  return ctx.db.select(columns).from(customerTopics).where(eq(customerTopics.customerId, customerId));
}

export async function getChosenTopic(
  ctx: Context,
  customerId: number,
  topic: SwitchedTopic,
): Promise<TopicChoice | null> {
  const rows = await ctx.db
    .select(columns)
    .from(customerTopics)
    .where(and(eq(customerTopics.customerId, customerId), eq(customerTopics.topic, topic)));
  return rows[0] ?? null;
}

export async function writeTopic(ctx: Context, customerId: number, choice: TopicChoice): Promise<void> {
  const { isNotified, isMailed } = choice;
  await ctx.db
    .insert(customerTopics)
    .values({ customerId, ...choice })
    .onConflictDoUpdate({
      target: [customerTopics.customerId, customerTopics.topic],
      set: { isNotified, isMailed },
    });
}

/** The customer with this e-mail address; null if there is none. */
export async function findCustomerIdOf(ctx: Context, email: string): Promise<number | null> {
  const rows = await ctx.db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  return rows[0]?.id ?? null;
}
