import * as z from "zod";
import { pageInput } from "#domain/discovery/listing/listing.input.ts";

export const reportsQuery = z.object({
  state: z.enum(["open", "decided"]).default("open"),
  page: pageInput,
});
export const decideReportInput = z.object({ outcome: z.enum(["dismissed", "closed"]) });
