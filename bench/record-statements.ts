/** The connections of a bench to a PostgreSQL. */
export type Pool = { query: (...values: never[]) => Promise<{ rows: Record<string, unknown>[] }> };
type Statement = { text: string; values: unknown[] };

/** Records the statements sent to the database. */
export async function recordStatements(pool: Pool, run: () => Promise<unknown>): Promise<Statement[]> {
  const query = pool.query;
  const seen: Statement[] = [];
  pool.query = (...parameters: never[]) => {
    const [statement, values] = parameters as unknown as [string | { text: string }, unknown[] | undefined];
    seen.push({ text: typeof statement === "string" ? statement : statement.text, values: values ?? [] });
    return query.apply(pool, parameters);
  };
  try {
    await run();
  } finally {
    pool.query = query;
  }
  return seen;
}

/** The query plan of a statement, as Markdown. */
export async function explain(pool: Pool, { text, values }: Statement): Promise<string> {
  const explained = `explain (analyze, buffers, costs off, timing off) ${text}`;
  const { rows } = await pool.query(...([explained, values] as never[]));
  return `\`\`\`\n${rows.map((row) => String(row["QUERY PLAN"])).join("\n")}\n\`\`\`\n`;
}
