/** A parsed text query: words or prefixes. */
export type TextQuery =
  | { kind: "word"; word: string; isPrefix: boolean }
  | { kind: "all" | "any"; parts: readonly TextQuery[] };

const TOKEN = /\s*(?:'([^'\\]+)'(:\*)?|([&|()]))/y;
const OPEN = "(";
const CLOSE = ")";

/** Parses a query as written by the database; null if it contains more than words: phrases, weights or negation. */
export function parseTextQuery(text: string): TextQuery | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  let next = 0;

  function parse(kind: "any" | "all"): TextQuery | null {
    const parts: TextQuery[] = [];
    do {
      const part = kind === "any" ? parse("all") : parseOne();
      if (!part) return null;
      parts.push(part);
    } while (tokens![next] === (kind === "any" ? "|" : "&") && ++next);
    return parts.length === 1 ? parts[0]! : { kind, parts };
  }

  function parseOne(): TextQuery | null {
    const token = tokens![next++];
    if (token !== OPEN) return typeof token === "object" ? token : null;
    const inside = parse("any");
    return tokens![next++] === CLOSE ? inside : null;
  }

  if (tokens.length === 0) return { kind: "any", parts: [] };
  const query = parse("any");
  return next === tokens.length ? query : null;
}

function tokensOf(text: string): (TextQuery | string)[] | null {
  const tokens: (TextQuery | string)[] = [];
  const token = new RegExp(TOKEN);
  const { length } = text.trimEnd();
  while (token.lastIndex < length) {
    const found = token.exec(text);
    if (!found) return null;
    const [, word, ending, mark] = found;
    tokens.push(mark ?? { kind: "word", word: word!, isPrefix: ending !== undefined });
  }
  return tokens;
}
