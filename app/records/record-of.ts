import type { RecordKind, RecordSubject } from "#domain/platform/record/record.ts";
import type { Dependency } from "../api-client/revalidation.ts";

const CHANGES = {
  order: ["purchase"],
  product: ["products"],
  customer: ["account"],
  shop: ["account"],
} as const satisfies Record<RecordKind, readonly Dependency[]>;

/** How calls identify a record, and the loaders that show it. */
export function recordOf(subject: RecordSubject) {
  const record = subject.kind === "order" ? subject.code : String(subject.id);
  return { param: { kind: subject.kind, record }, changes: CHANGES[subject.kind] };
}
