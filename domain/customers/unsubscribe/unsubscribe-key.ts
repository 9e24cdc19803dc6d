import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";
import { TOPICS, type SwitchedTopic } from "../notification/topic.ts";

const FORM = /^(\d{1,10})\.([a-z]+)\.([\w-]{20,100})$/;

/**
 * The key in an unsubscribe link: the customer and the topic, signed. It is visible to the reader and grants nothing
 * else.
 */
export function unsubscribeKey(ctx: Context, customerId: number, topic: SwitchedTopic): string {
  return `${customerId}.${topic}.${ctx.hashToken(`unsubscribe:${customerId}:${topic}`)}`;
}

/** Null if the signature is invalid. */
export function readUnsubscribeKey(ctx: Context, key: string): { customerId: number; topic: SwitchedTopic } | null {
  const [, id, name] = FORM.exec(key) ?? [];
  const topic = TOPICS.find((known) => known === name);
  if (!id || !topic) return null;
  const expected = Buffer.from(unsubscribeKey(ctx, Number(id), topic));
  const actual = Buffer.from(key);
  return expected.length === actual.length && timingSafeEqual(expected, actual)
    ? { customerId: Number(id), topic }
    : null;
}
