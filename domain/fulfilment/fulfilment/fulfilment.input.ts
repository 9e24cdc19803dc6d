import * as z from "zod";
import { idInput, MAX_ID } from "#domain/id.input.ts";
import { recordVersion } from "#domain/record-version.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { TAG_CHANGES } from "#shared/list/tag-filter.ts";
import { bulkInput, bulkValue, listInput } from "../../platform/list/list.input.ts";
import { CARRIERS, readTrackingLink } from "../parcel/carrier.ts";
import { postalAddressInput } from "../../customers/address/address.input.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_UNITS = 100_000;
const MAX_LINES = 1_000;
const MAX_GRAMS = 10_000_000;

const CARRIER_CODE = new RegExp(`^(?:${CARRIERS.map(({ code }) => code).join("|")}|own-[1-9][0-9]{0,8})?$`);

const trackingFields = {
  /** A known carrier, one of the shop's own such as `own-7`, or empty with a custom name. */
  carrier: z.string().regex(CARRIER_CODE).default(""),
  carrier_name: lineInput(80, 0).default(""),
  tracking_number: lineInput(80, 0).default(""),
  tracking_link: lineInput(500, 0)
    .default("")
    .refine((link) => link === "" || readTrackingLink(link) !== null, "Enter a link that starts with https://."),
};

const packageFields = {
  /** One of the packages that the shop packs in; 0: none of them, absent: unchanged. */
  package_id: z.int().min(0).max(MAX_ID).optional(),
  /** The parcel's weight; null: not weighed, absent: unchanged. */
  weight_grams: z.int().min(1).max(MAX_GRAMS).nullable().optional(),
};

const lineQuantity = z.object({
  order_line_id: idInput,
  quantity: z.int().min(1).max(MAX_UNITS),
});

/** Without `lines`: everything not yet packed. */
export const packParcelInput = z.object({
  ...trackingFields,
  ...packageFields,
  lines: z.array(lineQuantity).min(1).max(MAX_LINES).optional(),
});

export const changeParcelInput = z.object({ ...trackingFields, ...packageFields });

export const endParcelInput = z.object({ outcome: z.enum(["lost", "returned"]) });

export const shopCancelInput = z.object({ reason: textInput(500, 1) });

/** A new delivery address, with the reason that the buyer reads. `version`: the `address_version` that was read. */
export const orderAddressInput = postalAddressInput.extend({ reason: textInput(500, 3), version: recordVersion });

export const shopOrdersQuery = listInput(SHOP_ORDER_LIST);
export const bulkShopOrdersInput = bulkInput(SHOP_ORDER_LIST, ["confirm", ...TAG_CHANGES]).safeExtend(bulkValue);

export type OrderAddressInput = z.infer<typeof orderAddressInput>;
export type TrackingInput = z.infer<typeof changeParcelInput>;
export type PackParcelInput = z.infer<typeof packParcelInput>;
