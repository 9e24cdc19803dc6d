import * as z from "zod";
import { MESSAGE_REPORT_LIST } from "#shared/list/desk-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { ListQuery } from "#shared/list/list.ts";
import { pageInput } from "#domain/discovery/listing/listing.input.ts";

export const reportsQuery = z.object({
  state: z.enum(["open", "decided"]).default("open"),
  page: pageInput,
});
/** The list's query of a call's: open ones in the order in which they came, decided ones the newest first. */
export function readReportsQuery({ state, page = 1 }: z.infer<typeof reportsQuery>): ListQuery {
  const [operator, sort] = state === "open" ? ["is", "created"] : ["not", "-created"];
  const parameters = new URLSearchParams({ state: "open", "state.op": operator, sort, page: String(page) });
  return readListUrl(MESSAGE_REPORT_LIST, parameters);
}

export const decideReportInput = z.object({ outcome: z.enum(["dismissed", "closed"]) });
