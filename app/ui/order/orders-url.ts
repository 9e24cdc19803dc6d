export type OrdersUrl<State extends string> = { state: State | "all"; search: string };

const MAX_SEARCH = 100;

/** Parses the URL of a list of orders; invalid parts are ignored. */
export function readOrdersUrl<State extends string>(
  parameters: URLSearchParams,
  states: readonly State[],
): OrdersUrl<State> {
  return {
    state: states.find((state) => state === parameters.get("state")) ?? "all",
    search: (parameters.get("q") ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, MAX_SEARCH),
  };
}

/** The query string; empty if nothing is selected. */
export function writeOrdersUrl({ state, search }: OrdersUrl<string>): string {
  const wanted = new URLSearchParams();
  if (state !== "all") wanted.set("state", state);
  if (search !== "") wanted.set("q", search);
  return wanted.size > 0 ? `?${wanted.toString()}` : "";
}
