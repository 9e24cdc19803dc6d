import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useCall } from "../api-client/call.ts";
import { revalidateAfter } from "../api-client/revalidation.ts";
import { byId, deskOf, useChanges } from "../api-client/use-changes.ts";
import type { ProductImport } from "#domain/catalog/import/import.ts";

const POLL_MILLISECONDS = 1_000;
const CHANGES = ["products"] as const;

export type ImportRun = { import: ProductImport; isDryRun: boolean };

/** Starts an import of a shop, or of the operator for a shop, and polls it until it is done. */
export function useProductImport(side: "shop" | "operator") {
  const call = useCall();
  const { post } = useChanges(CHANGES);
  const desk = deskOf(side);
  const { revalidate } = useRevalidator();
  const [run, setRun] = useState<ImportRun | null>(null);
  const [isSending, setSending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(id: number, isDryRun: boolean): void {
    timer.current = setTimeout(() => void poll(id, isDryRun), POLL_MILLISECONDS);
  }

  async function poll(id: number, isDryRun: boolean): Promise<void> {
    const outcome = await call.get(`/${desk}/imports/:id`, byId(id), { refusal: "none" });
    if (outcome.ok) setRun({ import: outcome.answer.import, isDryRun });
    if (outcome.ok && !isWorking(outcome.answer.import)) await revalidateAfter(CHANGES, revalidate);
    if (!outcome.ok || isWorking(outcome.answer.import)) follow(id, isDryRun);
  }

  async function start(form: FormData): Promise<void> {
    clearTimeout(timer.current);
    setRun(null);
    setSending(true);
    const options = { isSuccessShown: false, changes: CHANGES } as const;
    const outcome = await call.post(`/${desk}/imports`, { form }, options);
    setSending(false);
    if (!outcome.ok) return;
    const isDryRun = form.get("dry_run") === "1";
    setRun({ import: outcome.answer.import, isDryRun });
    follow(outcome.answer.import.id, isDryRun);
  }

  async function undo(id: number): Promise<void> {
    setSending(true);
    await post(`/${desk}/imports/:id/undo`, byId(id));
    setSending(false);
    setRun(null);
  }

  async function saveTemplate(name: string, mapping: Record<string, string>, shopId: number): Promise<void> {
    await (side === "shop"
      ? post("/seller/import-templates", { json: { name, mapping } })
      : post("/admin/import-templates", { json: { name, mapping, shop_id: shopId } }));
  }

  const dropTemplate = (id: number) => post(`/${desk}/import-templates/:id/remove`, byId(id));

  return { undo, saveTemplate, dropTemplate, run, isBusy: isSending || (run !== null && isWorking(run.import)), start };
}

function isWorking({ state }: Pick<ProductImport, "state">): boolean {
  return state === "queued" || state === "running";
}
