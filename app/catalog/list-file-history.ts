import { useCallback, useState } from "react";
import type { TermImportSummary } from "#domain/catalog/term-file/term-file.ts";
import type { ReferenceList } from "#shared/reference-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import { usePage } from "../ui/parts/page.tsx";
import type { RunInHistory } from "../ui/product-import/import-history.tsx";

/** The latest imports of a list, loaded on demand, and their undo. */
export function useListFileHistory(list: ReferenceList) {
  const { t } = usePage();
  const call = useCall();
  const [runs, setRuns] = useState<readonly RunInHistory[]>([]);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const outcome = await call.get("/admin/catalog-files/:list/imports", { param: { list } }, { refusal: "none" });
    if (outcome.ok) setRuns(fromWire<TermImportSummary[]>(outcome.answer.imports).map((run) => runInHistory(run, t)));
  }, [call, list, t]);

  async function undo(id: number): Promise<void> {
    setBusy(true);
    const input = { param: { list, id: String(id) } };
    await call.post("/admin/catalog-files/:list/imports/:id/undo", input, { changes: ["products"] });
    await load();
    setBusy(false);
  }

  return { runs, isBusy, load, undo };
}

function runInHistory(run: TermImportSummary, t: Translate): RunInHistory {
  const { id, fileName, startedAt, startedBy, created, changed, unchanged, errorsCount, undoneAt, canUndo } = run;
  const parts = [
    t("Added: {count}", { count: created }),
    t("Changed: {count}", { count: changed }),
    t("Rows without a change: {count}", { count: unchanged }),
    t("Skipped: {count}", { count: errorsCount }),
  ];
  const state = undoneAt === null ? t("Done") : t("Undone");
  return { id, fileName, startedAt, startedBy, canUndo, state, summary: parts.join(" · "), report: null };
}
