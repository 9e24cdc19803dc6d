import { EXPORT_COLUMNS, type ExportList } from "#shared/list/export-columns.ts";
import type { ExportCall, ExportRequest, ExportRun } from "../ui/desk/data-table/export-call.ts";
import { usePage } from "../ui/parts/page.tsx";
import { type Outcome, useCall } from "./call.ts";

type Started = Outcome<{ export: ExportRun }>;

const QUIET = { refusal: "none", isSuccessShown: false } as const;

/** Exports the rows of a table: starts the job and polls its progress. A table may offer several parts of its rows. */
export function useExportCall(desk: "admin" | "seller", ...lists: readonly ExportList[]): ExportCall {
  const call = useCall();
  const { appPath } = usePage();
  const runOf = (outcome: Started) => (outcome.ok ? outcome.answer.export : null);

  function send({ part, ...request }: ExportRequest): Promise<Started> {
    const { format, columns } = request;
    const rows = "ids" in request ? { ids: request.ids } : { filter: request.filter };
    // Each part is named after its list.
    const json = { list: part as ExportList, format, columns, ...rows };
    return desk === "admin"
      ? call.post("/admin/exports", { json }, QUIET)
      : call.post("/seller/exports", { json }, QUIET);
  }

  function ask(id: number): Promise<Started> {
    const input = { param: { id: String(id) } };
    return desk === "admin"
      ? call.get("/admin/exports/:id", input, QUIET)
      : call.get("/seller/exports/:id", input, QUIET);
  }

  return {
    parts: lists.map((name) => ({ name, columns: EXPORT_COLUMNS[name] })),
    start: async (request) => runOf(await send(request)),
    getRun: async (id) => runOf(await ask(id)),
    fileOf: (id) => `${appPath}${desk}/exports/${id}/file`,
  };
}
