import { HISTORY_STATES, type HistoryState } from "#shared/history-state.ts";

export type HistoryUrl = { state: HistoryState; search: string };

const MOST_SEARCH = 100;

/** What an address asks for; what it cannot mean is left out. */
export function readHistoryUrl(parameters: URLSearchParams): HistoryUrl {
  return {
    state: HISTORY_STATES.find((state) => state === parameters.get("state")) ?? "all",
    search: (parameters.get("q") ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, MOST_SEARCH),
  };
}

/** The part of an address behind its path; empty where nothing is chosen. */
export function writeHistoryUrl({ state, search }: HistoryUrl): string {
  const wanted = new URLSearchParams();
  if (state !== "all") wanted.set("state", state);
  if (search !== "") wanted.set("q", search);
  return wanted.size > 0 ? `?${wanted.toString()}` : "";
}
