import { listInput } from "#domain/platform/list/list.input.ts";
import { CONSENT_LIST } from "#shared/list/consent-list.ts";

export const consentsQuery = listInput(CONSENT_LIST);
