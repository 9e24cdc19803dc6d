import * as z from "zod";
import { bulkInput, listInput, type BulkInput } from "#domain/platform/list/list.input.ts";
import { ADMIN_MEDIA_LIST, MEDIA_ACTIONS, SHOP_MEDIA_LIST } from "#shared/list/media-lists.ts";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput } from "../../text.input.ts";

export const shopMediaQuery = listInput(SHOP_MEDIA_LIST);
export const adminMediaQuery = listInput(ADMIN_MEDIA_LIST);
export const changeMediaInput = z.object({
  name: lineInput(200, 0),
  alt: lineInput(200, 0),
  /** Null: the usual part; absent: as it was. */
  focus: z.enum(FOCUS_POINTS).nullable().optional(),
  version: recordVersion,
});

export type MediaChange = z.infer<typeof changeMediaInput>;
export const bulkMediaInput = bulkInput(SHOP_MEDIA_LIST, MEDIA_ACTIONS);
export const bulkAdminMediaInput = bulkInput(ADMIN_MEDIA_LIST, MEDIA_ACTIONS);

export type BulkMediaInput = BulkInput<(typeof MEDIA_ACTIONS)[number]>;
