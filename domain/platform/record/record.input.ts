import * as z from "zod";
import { MAX_ID, writtenIdInput } from "#domain/id.input.ts";
import { lineInput } from "../../text.input.ts";
import { RECORD_KINDS, type RecordSubject } from "./record.ts";

/** `record`: the code of an order, the id of any other. */
export const recordParameter = z.object({ kind: z.enum(RECORD_KINDS), record: lineInput(40) });

export const recordFileParameter = recordParameter.extend({ file_id: writtenIdInput });

export type RecordParameter = z.infer<typeof recordParameter>;
export type FileParameter = z.infer<typeof recordFileParameter>;

/** Null if the id is invalid. */
export function readSubject({ kind, record }: RecordParameter): RecordSubject | null {
  if (kind === "order") return { kind, code: record };
  const id = /^\d{1,10}$/.test(record) ? Number(record) : 0;
  return id > 0 && id <= MAX_ID ? { kind, id } : null;
}
