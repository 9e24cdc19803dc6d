import type { Context } from "../../context.ts";
import type { CampaignCard } from "./campaign.ts";
import { getNextFlashSaleRow } from "./campaign.repository.ts";

/** The flash sale that runs, or the one that begins next; null where none is planned. */
export function getFlashSale(ctx: Context): Promise<CampaignCard | null> {
  return getNextFlashSaleRow(ctx);
}
