import { useEffect, useRef, useState } from "react";
import { useCall } from "../api-client/call.ts";
import type { ProductImport } from "#domain/catalog/import/import.ts";

const LOOK_MILLISECONDS = 1_000;

export type ImportRun = { import: ProductImport; isDryRun: boolean };

/** Starts an import of a shop, or of the operator for a shop, and follows it until it is over. */
export function useProductImport(side: "shop" | "operator") {
  const call = useCall();
  const [run, setRun] = useState<ImportRun | null>(null);
  const [isSending, setSending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(id: number, isDryRun: boolean): void {
    timer.current = setTimeout(() => void look(id, isDryRun), LOOK_MILLISECONDS);
  }

  async function look(id: number, isDryRun: boolean): Promise<void> {
    const input = { param: { id: String(id) } };
    const outcome =
      side === "shop"
        ? await call.get("/seller/imports/:id", input, { refusal: "none" })
        : await call.get("/admin/imports/:id", input, { refusal: "none" });
    if (outcome.ok) setRun({ import: outcome.answer.import, isDryRun });
    if (!outcome.ok || isWorking(outcome.answer.import)) follow(id, isDryRun);
  }

  async function start(form: FormData): Promise<void> {
    clearTimeout(timer.current);
    setRun(null);
    setSending(true);
    const options = { isSuccessShown: false, changes: ["products"] } as const;
    const outcome =
      side === "shop"
        ? await call.post("/seller/imports", { form: form as never }, options)
        : await call.post("/admin/imports", { form: form as never }, options);
    setSending(false);
    if (!outcome.ok) return;
    const isDryRun = form.get("dry_run") === "1";
    setRun({ import: outcome.answer.import, isDryRun });
    follow(outcome.answer.import.id, isDryRun);
  }

  return { run, isBusy: isSending || (run !== null && isWorking(run.import)), start };
}

function isWorking({ state }: Pick<ProductImport, "state">): boolean {
  return state === "queued" || state === "running";
}
