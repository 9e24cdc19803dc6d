const TABS = ["products", "brands", "shops"] as const;

export type CampaignTab = (typeof TABS)[number];

/** Whatever else an address says, it is the products. */
export function readCampaignTab(parameters: URLSearchParams): CampaignTab {
  const asked = parameters.get("tab");
  return TABS.find((tab) => tab === asked) ?? "products";
}
