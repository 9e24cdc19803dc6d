import { sql, type Placeholder, type SQL } from "drizzle-orm";

/**
 * A list as a parameter of a prepared query, for `any` and `unnest`. It hides the length from the planner, so that PostgreSQL keeps its generic plan: for short lists, planning each time takes longer than reading.
 */
export function intList(value: Placeholder | SQL): SQL {
  return sql`(select ${value}::int[])::int[]`;
}

export function textList(value: Placeholder | SQL): SQL {
  return sql`(select ${value}::text[])::text[]`;
}

/** The same for a value with a skewed distribution, such as a language. */
export function hiddenText(value: Placeholder | SQL): SQL {
  return sql`(select ${value}::text)`;
}
