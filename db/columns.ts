import { sql } from "drizzle-orm";
import { bigint, customType, integer, text, timestamp } from "drizzle-orm/pg-core";
import { moneyFromMinor, type Money } from "#shared/money.ts";

/** A row's own number: every id on the wire is a positive integer. */
export const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

/** An integer count of minor units; the currency stands beside it or is the base currency. Its name ends in `_minor`. */
export const minorUnits = (name: `${string}_minor`) => bigint(name, { mode: "number" });

/** A UTC instant. */
export const instant = (name: `${string}_at`) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () =>
  instant("created_at")
    .notNull()
    .default(sql`now()`);

/** Text that a CHECK or the code limits to a few words: a status or a kind. */
export const word = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  text(name, { enum: words as unknown as [string, ...string[]] }).$type<Words[number]>();

/** SQL for a CHECK that a column holds one of the words. */
export const isOneOf = (column: unknown, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((value) => `'${value}'`).join(", "))})`;

/** A word of a text search; in the order of its bytes, so that the words with one beginning stand together. */
export const lexeme = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Ids in a row, a few bytes each: a row each would cost more than reading them. */
export const packedIds = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Reads a money column of a known currency. */
export const readMoney = (minor: number | string, currency: string): Money => moneyFromMinor(Number(minor), currency);

/** Writes a money column; refuses an amount of another currency than the row's. */
export function writeMoney(money: Money, currency: string): number {
  if (money.currency !== currency) throw new Error(`A column in ${currency} was given ${money.currency}`);
  return money.minor;
}
