import { sql, type Placeholder, type SQL } from "drizzle-orm";

/**
 * A list as a value of a prepared query, for `any` and `unnest`. PostgreSQL does not see how long it is while it plans, and so
 * keeps its plan: for short lists it would hope for a better one each time, and plan longer than it reads.
 */
export function intList(value: Placeholder | SQL): SQL {
  return sql`(select ${value}::int[])::int[]`;
}

export function textList(value: Placeholder | SQL): SQL {
  return sql`(select ${value}::text[])::text[]`;
}

/** The same for a word of which some rows have more than others, such as a language. */
export function hiddenText(value: Placeholder | SQL): SQL {
  return sql`(select ${value}::text)`;
}
