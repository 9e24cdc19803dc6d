import { data } from "react-router";
import { idParameter } from "#domain/id.input.ts";
import type { Context } from "#domain/context.ts";
import { getAdminCampaign, type CampaignWithProducts } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { newSaleTimes } from "./read-price-screens.server.ts";

/** A campaign with its products; `new` creates one, and a missing one is a 404. */
export async function readCampaignScreen(ctx: Context, id: string) {
  const languages = (await findLanguages(ctx)).filter(({ code }) => code !== ctx.settings.defaultLanguage);
  return {
    found: id === "new" ? null : await findCampaign(ctx, id),
    languages: languages.map(({ code, name }) => ({ code, name })),
    times: newSaleTimes(ctx),
    timeZone: ctx.settings.timeZone,
    currency: ctx.baseCurrency.code,
  };
}

async function findCampaign(ctx: Context, id: string): Promise<CampaignWithProducts> {
  const read = idParameter.safeParse({ id });
  const found = read.success ? await getAdminCampaign(ctx, read.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return found.value;
}
