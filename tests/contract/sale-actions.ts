import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

const HOUR = 3_600_000;
/** After all that the demo has planned: a product is in one campaign at a time. */
const AFTER_DEMO = 90 * 24 * HOUR;
const DISCOUNT = { discount_kind: "percent", percent: "5" };

let made = 0;

/** Each sale has hours of its own, so that none meets another. */
function newTimes(isRunning = false): { starts_at: string; ends_at: string } {
  made += 1;
  const start = isRunning ? Date.now() - HOUR : Date.now() + AFTER_DEMO + made * 10 * HOUR;
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 9 * HOUR).toISOString() };
}

function newCampaign(isRunning = false) {
  const times = newTimes(isRunning);
  return { title: `Matrix ${made}`, slug: `matrix-${made}`, backdrop: "#0b6360", is_published: true, ...times };
}

/** What the operator does to prices and campaigns, each with the action that has to be logged for it. */
export function saleActions(staff: () => Client): Record<string, Action> {
  const productId = async () =>
    (await staff().get<{ products: { id: number }[] }>("admin/sale-products?q=a")).body.products[made % 20]!.id;
  const newPrice = async () => ({ product_ids: [await productId()], ...DISCOUNT, ...newTimes() });
  const makePrice = async (): Promise<number> => {
    await staff().post("admin/price-rules", await newPrice());
    const { body } = await staff().get<{ price_rules: { data: { id: number }[] } }>("admin/price-rules");
    return body.price_rules.data[0]!.id;
  };
  const makeCampaign = async (isRunning = false): Promise<number> =>
    (await staff().post<{ id: number }>("admin/campaigns", newCampaign(isRunning))).body.id;
  /** A draft's product waits for a decision. */
  const makeRequest = async (): Promise<number> => {
    const draft = newCampaign();
    const { body } = await staff().post<{ id: number }>("admin/campaigns", { ...draft, is_published: false });
    await staff().post(`admin/campaigns/${body.id}/products`, { product_ids: [await productId()], ...DISCOUNT });
    await staff().post(`admin/campaigns/${body.id}/change`, draft);
    return (await staff().get<{ products: { id: number }[] }>(`admin/campaigns/${body.id}`)).body.products[0]!.id;
  };
  return actionsOf({
    "POST /admin/price-rules": { body: () => newPrice(), action: "sale.price" },
    "POST /admin/price-rules/{id}/change": {
      id: makePrice,
      body: () => ({ ...DISCOUNT, ...newTimes() }),
      action: "sale.price",
    },
    "POST /admin/price-rules/bulk": {
      body: async () => ({ ids: [await makePrice()], action: "end" }),
      action: "sale.end",
    },
    "POST /admin/campaigns": { body: newCampaign, action: "campaign.create" },
    "POST /admin/campaigns/{id}/change": { id: makeCampaign, body: newCampaign, action: "campaign.change" },
    "POST /admin/campaigns/{id}/end": { id: () => makeCampaign(true), action: "sale.end" },
    "POST /admin/campaigns/{id}/remove": { id: makeCampaign, action: "campaign.remove" },
    "POST /admin/campaigns/{id}/products": {
      id: makeCampaign,
      body: async () => ({ product_ids: [await productId()], ...DISCOUNT }),
      action: "campaign.accept",
    },
    "POST /admin/campaign-products/accept": {
      body: async () => ({ ids: [await makeRequest()] }),
      action: "campaign.accept",
    },
    "POST /admin/campaign-products/reject": {
      body: async () => ({ ids: [await makeRequest()], reason: "Out of season" }),
      action: "campaign.reject",
    },
    "POST /admin/campaign-products/{id}/caps": {
      id: makeRequest,
      body: { maximum_units: 50, maximum_per_buyer: 2 },
      action: "campaign.change",
    },
    "POST /admin/campaign-pictures": { action: "picture.add", isImage: true },
  });
}
