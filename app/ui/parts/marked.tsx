import type { ReactNode } from "react";

/** A name with the matching parts highlighted. */
export function Marked({ name, marks }: { name: string; marks: readonly (readonly number[])[] }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from = 0, to = 0] of marks) {
    parts.push(name.slice(end, from), <mark key={from}>{name.slice(from, to)}</mark>);
    end = to;
  }
  return [...parts, name.slice(end)];
}
