import * as z from "zod";
import { bulkInput, bulkValue, listInput } from "#domain/platform/list/list.input.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { TAG_CHANGES } from "#shared/list/tag-filter.ts";
import { changeParcelInput, endParcelInput, packParcelInput } from "#domain/fulfilment/fulfilment/fulfilment.input.ts";
import { textInput } from "../../text.input.ts";

export const adminOrdersQuery = listInput(ADMIN_ORDER_LIST);
export const bulkOrdersInput = bulkInput(ADMIN_ORDER_LIST, ["confirm", ...TAG_CHANGES]).safeExtend(bulkValue);

/** Why the operator acts in the shop's place. */
export const orderActInput = z.object({ reason: textInput(500).default("") });
/** Work on parcels in a shop's place, with why. */
export const packInPlaceInput = packParcelInput.extend(orderActInput.shape);
export const changeParcelInPlaceInput = changeParcelInput.extend(orderActInput.shape);
export const endParcelInPlaceInput = endParcelInput.extend(orderActInput.shape);
/** Canceling requires a reason. */
export const cancelInput = z.object({ reason: textInput(500, 3) });
