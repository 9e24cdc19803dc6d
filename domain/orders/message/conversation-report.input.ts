import * as z from "zod";

const MAX_PAGE = 10_000;

export const reportsQuery = z.object({
  state: z.enum(["open", "decided"]).catch("open"),
  page: z.coerce.number().pipe(z.int().min(1).max(MAX_PAGE)).catch(1),
});
export const decideReportInput = z.object({ outcome: z.enum(["dismissed", "closed"]) });
