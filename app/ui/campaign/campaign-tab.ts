const TABS = ["products", "brands", "shops"] as const;

export type CampaignTab = (typeof TABS)[number];

/** Any other value in the URL means the products. */
export function readCampaignTab(parameters: URLSearchParams): CampaignTab {
  const requested = parameters.get("tab");
  return TABS.find((tab) => tab === requested) ?? "products";
}
