import { bulkInput, bulkValue, listInput } from "#domain/platform/list/list.input.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";
import { TAG_CHANGES } from "#shared/list/tag-filter.ts";

export const customersQuery = listInput(CUSTOMER_LIST);
export const bulkCustomersInput = bulkInput(CUSTOMER_LIST, TAG_CHANGES).safeExtend(bulkValue);
