import * as z from "zod";
import { bulkInput, bulkValue, listInput } from "#domain/platform/list/list.input.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";
import { TAG_CHANGES } from "#shared/list/tag-filter.ts";

const MAX_ID = 2_147_483_647;

export const customersQuery = listInput(CUSTOMER_LIST);
export const bulkCustomersInput = bulkInput(CUSTOMER_LIST, TAG_CHANGES).safeExtend(bulkValue);
export const customerParameter = z.object({ id: z.coerce.number().pipe(z.int().min(1).max(MAX_ID)) });
