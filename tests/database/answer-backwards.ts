type Answer = { rows: unknown[] };
type Query = (...values: never[]) => Promise<unknown>;

const INNER_BRACKETS = /\([^()]*\)/g;

/** Rows of a question that asks for no order come in the reverse of the one they happen to have: who relies on it is found out. */
export function answerBackwards<Ordered extends Query>(query: Ordered): Ordered {
  const backwards = async (...values: never[]) => {
    const answer = await query(...values);
    const first = values[0] as unknown;
    const statement = typeof first === "string" ? first : ((first as { text?: string }).text ?? "");
    if (isUnordered(statement)) (answer as Answer).rows.reverse();
    return answer;
  };
  return backwards as unknown as Ordered;
}

function isUnordered(statement: string): boolean {
  if (!/^\s*(select|with)\b/i.test(statement)) return false;
  let outside = statement.replaceAll(/'[^']*'/g, "''");
  for (let before = ""; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(INNER_BRACKETS, " ");
  }
  return !/\b(order\s+by|insert\s+into|update|delete\s+from)\b/i.test(outside);
}
