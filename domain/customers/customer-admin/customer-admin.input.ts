import * as z from "zod";
import { listInput } from "#domain/platform/list/list.input.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";

const MAX_ID = 2_147_483_647;

export const customersQuery = listInput(CUSTOMER_LIST);
export const customerParameter = z.object({ id: z.coerce.number().pipe(z.int().min(1).max(MAX_ID)) });
