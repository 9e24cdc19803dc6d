import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, customType, integer, text, timestamp } from "drizzle-orm/pg-core";
import { moneyFromMinor, type FixedPrice, type Money } from "#shared/money.ts";

/** The primary key: every id on the wire is a positive integer. */
export const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

/** The id of the row that this one is part of, and is deleted with. */
export const partOf = (name: `${string}_id`, parent: () => AnyPgColumn) =>
  integer(name).notNull().references(parent, { onDelete: "cascade" });

/** The same where a row has one such part at most: their ids are equal. */
export const extensionOf = (name: `${string}_id`, extended: () => AnyPgColumn) =>
  integer(name).primaryKey().references(extended, { onDelete: "cascade" });

/** The id of a row that stays while this one refers to it. */
export const idOf = (name: `${string}_id`, row: () => AnyPgColumn) => integer(name).notNull().references(row);

/** The code of a language, country, currency or other row that stays while this one refers to it. */
export const codeOf = (name: `${string}_code`, row: () => AnyPgColumn) => text(name).notNull().references(row);

/** An integer amount in minor units; its currency is in the row or is the base currency. The name ends in `_minor`. */
export const minorUnits = (name: `${string}_minor`) => bigint(name, { mode: "number" });

/** A UTC instant. */
export const instant = (name: `${string}_at`) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () =>
  instant("created_at")
    .notNull()
    .default(sql`now()`);

/** Text limited to a few values by a CHECK or the code: a status or a kind. */
export const word = <const Words extends readonly [string, ...string[]]>(name: string, [first, ...others]: Words) =>
  text(name, { enum: [first, ...others] }).$type<Words[number]>();

/** SQL for a CHECK that a column holds one of the values. */
export const isOneOf = (column: unknown, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((value) => `'${value}'`).join(", "))})`;

export const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Reads a money column of a known currency. */
export const readMoney = (minor: number | string, currency: string): Money => moneyFromMinor(Number(minor), currency);

/** Reads a variant's own price and its fixed price in a currency; null if it has none. */
export const readFixedPrice = (
  { ownMinor, fixedMinor }: { ownMinor: number; fixedMinor: number | null },
  baseCurrency: string,
  currency: string,
): FixedPrice | null =>
  fixedMinor === null ? null : { own: readMoney(ownMinor, baseCurrency), price: readMoney(fixedMinor, currency) };

/** Writes a money column; throws if the amount is in another currency than the row. */
export function writeMoney(money: Money, currency: string): number {
  if (money.currency !== currency) throw new Error(`A column in ${currency} was set to ${money.currency}`);
  return money.minor;
}
