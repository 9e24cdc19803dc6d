import type { ReachedRecord, RecordKind } from "./record.ts";

/** The column that refers to a record of this kind, in each table of what refers to records. */
export const RECORD_COLUMNS = {
  order: "orderId",
  product: "productId",
  customer: "customerId",
  shop: "shopId",
} as const satisfies Record<RecordKind, string>;

export function ofRecord({ kind, id }: Pick<ReachedRecord, "kind" | "id">) {
  return { [RECORD_COLUMNS[kind]]: id };
}
