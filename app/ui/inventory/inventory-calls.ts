import type { InventoryRecord, MovementRecord } from "#domain/fulfilment/inventory/inventory.ts";
import type { StockImport, StockImportSummary } from "#domain/fulfilment/inventory/stock-import.ts";

export type StockChange = { variantId: number; change: number };

/** What went wrong: a sentence, or one for rows by their index. */
export type StockFailure = { form: string | null; rows: ReadonlyMap<number, string> };

/** What can be done with stock, for a shop or for the operator. */
export type InventoryCalls = {
  /** Null on success. */
  book: (changes: readonly StockChange[], reason: string) => Promise<StockFailure | null>;
  /** Returns the error, or null on success. */
  setThreshold: (productId: number, threshold: number) => Promise<string | null>;
  /** Variants with exactly this SKU or barcode. */
  findByCode: (code: string) => Promise<InventoryRecord[]>;
  switchLowStockMail: (isOn: boolean) => Promise<void>;
  /** Sets the stock from a file, or checks the file; `failure`: why it could not be read. */
  importFile: (form: FormData) => Promise<StockImport | { failure: string }>;
  /** The latest imports; null if they could not be loaded. */
  findImports: () => Promise<StockImportSummary[] | null>;
  undoImport: (id: number) => Promise<void>;
  /** Null if they could not be loaded. */
  findMovements: (variantId: number, before?: number) => Promise<MovementRecord[] | null>;
};
