import * as z from "zod";
import { listInput } from "#domain/platform/list/list.input.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";

export const customersQuery = listInput(CUSTOMER_LIST);
