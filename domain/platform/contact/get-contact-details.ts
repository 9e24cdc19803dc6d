import { CONTACT_TOPICS } from "#shared/contact-choices.ts";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import type { Context } from "../../context.ts";
import type { ContactDetails } from "./contact.ts";

/** The shop's contact details, from its settings. */
export function getContactDetails(ctx: Context): ContactDetails {
  ctx.cache.dependsOnTags([SETTINGS_TAG]);
  const { shopName, shopEmail, shopPhone, shopAddress, openingHours } = ctx.settings;
  const search = new URLSearchParams({ query: shopAddress });
  return {
    shopName,
    email: shopEmail,
    phone: shopPhone,
    address: shopAddress,
    openingHours,
    mapLink: shopAddress ? `https://www.openstreetmap.org/search?${search.toString()}` : "",
    topics: CONTACT_TOPICS,
  };
}
