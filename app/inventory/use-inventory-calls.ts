import type { InventoryRecord, MovementRecord } from "#domain/fulfilment/inventory/inventory.ts";
import type { StockImport, StockImportSummary } from "#domain/fulfilment/inventory/stock-import.ts";
import { useMemo } from "react";
import { fromWire } from "#shared/wire.ts";
import { type FieldErrors, messageOf, useCall } from "../api-client/call.ts";
import { deskOf } from "../api-client/use-changes.ts";
import type { InventoryCalls } from "../ui/inventory/inventory-calls.ts";

const CHANGES = { changes: ["products"], refusal: "none" } as const;

/** Stock actions of a shop, or of the operator in all shops. */
export function useInventoryCalls(side: "shop" | "operator"): InventoryCalls {
  const call = useCall();
  const desk = deskOf(side);
  return useMemo(
    () => ({
      async book(changes, reason) {
        const input = {
          json: { changes: changes.map(({ variantId, change }) => ({ variant_id: variantId, change })), reason },
        };
        const outcome = await call.post(`/${desk}/inventory/changes`, input, CHANGES);
        if (outcome.ok) return null;
        const rows = rowErrors(outcome.errors);
        return { rows, form: rows.size > 0 ? null : messageOf(outcome) };
      },
      async setThreshold(productId, threshold) {
        const input = { param: { id: String(productId) }, json: { threshold } };
        const outcome = await call.post(`/${desk}/inventory-thresholds/:id`, input, CHANGES);
        return outcome.ok ? null : messageOf(outcome);
      },
      async findByCode(code) {
        const input = { query: { code } };
        const outcome = await call.get(`/${desk}/inventory`, input);
        return outcome.ok ? fromWire<InventoryRecord[]>(outcome.answer.stock.data) : [];
      },
      async switchLowStockMail(isOn) {
        await call.post("/seller/inventory/low-stock-mail", { json: { is_on: isOn } }, { changes: ["products"] });
      },
      async importFile(form) {
        const input = { form };
        const options = { ...CHANGES, isSuccessShown: false } as const;
        const outcome = await call.post(`/${desk}/inventory/import`, input, options);
        return outcome.ok ? fromWire<StockImport>(outcome.answer.import) : { failure: messageOf(outcome) };
      },
      async findImports() {
        const outcome = await call.get(`/${desk}/inventory/imports`, {}, { refusal: "none" });
        return outcome.ok ? fromWire<StockImportSummary[]>(outcome.answer.imports) : null;
      },
      async undoImport(id) {
        await call.post(
          `/${desk}/inventory/imports/:id/undo`,
          { param: { id: String(id) } },
          { changes: ["products"] },
        );
      },
      async findMovements(variantId, before) {
        const input = {
          param: { id: String(variantId) },
          query: before === undefined ? {} : { before: String(before) },
        };
        const outcome = await call.get(`/${desk}/inventory/:id/movements`, input);
        return outcome.ok ? fromWire<MovementRecord[]>(outcome.answer.movements) : null;
      },
    }),
    [call, desk],
  );
}

/** By the index of the change. */
function rowErrors(errors: FieldErrors): Map<number, string> {
  const rows = new Map<number, string>();
  for (const [field, sentence] of Object.entries(errors)) {
    const index = /^changes\.(\d+)\./.exec(field)?.[1];
    if (index !== undefined && sentence) rows.set(Number(index), sentence);
  }
  return rows;
}
