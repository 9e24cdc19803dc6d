import * as z from "zod";
import { bulkInput, bulkValue, listInput } from "#domain/platform/list/list.input.ts";
import { ADMIN_SHOP_LIST } from "#shared/list/shop-list.ts";
import { TAG_CHANGES } from "#shared/list/tag-filter.ts";
import { textInput } from "../../text.input.ts";

export const adminShopsQuery = listInput(ADMIN_SHOP_LIST);
export const bulkShopsInput = bulkInput(ADMIN_SHOP_LIST, TAG_CHANGES).safeExtend(bulkValue);
export const shopReasonInput = z.object({ reason: textInput(500, 1) });
