import * as z from "zod";
import { listInput } from "#domain/platform/list/list.input.ts";
import { ADMIN_SHOP_LIST } from "#shared/list/shop-list.ts";
import { textInput } from "../../text.input.ts";

export const adminShopsQuery = listInput(ADMIN_SHOP_LIST);
export const shopReasonInput = z.object({ reason: textInput(500, 1) });
export const shopNoteInput = z.object({ text: textInput(2000, 1) });
