import { AUDIT_LIST } from "#shared/list/system-lists.ts";
import { listInput } from "../list/list.input.ts";

export const auditQuery = listInput(AUDIT_LIST);
