import type { Context } from "../../context.ts";
import type { CampaignCard } from "./campaign.ts";
import { getNextFlashSaleRow } from "./campaign.repository.ts";

/** The running flash sale, or the next one; null if none is planned. */
export function getFlashSale(ctx: Context): Promise<CampaignCard | null> {
  return getNextFlashSaleRow(ctx);
}
