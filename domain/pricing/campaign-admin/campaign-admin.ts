import type { Discount } from "#domain/pricing/price-rule/price-rule.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import type { ShownMoney } from "#shared/money.ts";

export type CampaignStatus = "draft" | "published";
export type AdminCampaignState = "draft" | "upcoming" | "running" | "over";
export type JoinStatus = "requested" | "accepted" | "rejected";

/** A campaign as the operator sees it; instants in ISO 8601. */
export type CampaignRecord = {
  id: number;
  slug: string;
  title: string;
  isFlashSale: boolean;
  state: AdminCampaignState;
  startsAt: string;
  endsAt: string;
  requestedCount: number;
  acceptedCount: number;
  soldUnits: number;
  /** Other published campaigns at the same time. */
  overlaps: string[];
};

export type CampaignTexts = { languageCode: string; title: string; description: string };

/** What the form of a campaign shows; times in the shop's time zone. */
export type CampaignForm = CampaignRecord & {
  status: CampaignStatus;
  description: string;
  banner: string;
  phoneBanner: string;
  backdrop: string;
  typed: { startsAt: string; endsAt: string };
  translations: CampaignTexts[];
  version: string;
};

/** A product in a campaign, or a shop's request for it. */
export type CampaignProductRecord = {
  id: number;
  status: JoinStatus;
  product: { id: number; slug: string; name: string; image: string | null };
  shopName: string;
  discountKind: Discount;
  percent: number | null;
  amount: ShownMoney | null;
  /** The regular price and the campaign's, of the cheapest variant. */
  price: ShownMoney;
  reducedPrice: ShownMoney;
  maximumPerBuyer: number | null;
  maximumUnits: number | null;
  soldUnits: number;
  /** The goods sold at the campaign's price, in the base currency. */
  sales: ShownMoney;
  rejectionReason: string;
};

export type SaveCampaignFailure =
  | InvalidFields
  | Failure<
      "not_found" | "sale_over" | "sale_started" | "flash_sale_overlaps" | "in_other_campaign" | "changed_meanwhile"
    >;

export function adminStateOf(
  { status, startsAt, endsAt }: { status: CampaignStatus; startsAt: Date; endsAt: Date },
  now: Date,
): AdminCampaignState {
  if (status === "draft") return "draft";
  if (now < startsAt) return "upcoming";
  return now < endsAt ? "running" : "over";
}
