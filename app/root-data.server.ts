import { getCustomer } from "#domain/customer/get-customer.ts";
import type { Context } from "#domain/context.ts";
import { findCurrencies } from "#domain/currency/find-currencies.ts";
import { findLanguages } from "#domain/language/find-languages.ts";
import { keywordFileOf } from "#domain/language/keywords.ts";
import type { CartLineView } from "#domain/cart/cart.ts";
import type { ProductCard } from "#domain/product/product.ts";
import type { Settings } from "#domain/setting/setting.ts";
import { toWire, type Wire } from "#shared/wire.ts";

export type MenuCategory = { id: number; slug: string; name: string; image: string | null; children: { id: number; slug: string; name: string }[] };

/** What comes with every page, under the names of the contract. What belongs to a visitor is empty for a guest without a session. */
export async function readRootData(ctx: Context, appPath: string): Promise<Wire<RootView>> {
  return toWire(await collectRootData(ctx, appPath));
}

async function collectRootData(ctx: Context, appPath: string) {
  const [languages, currencies, customer] = await Promise.all([findLanguages(ctx), findCurrencies(ctx), getCustomer(ctx)]);
  const categories: MenuCategory[] = [];
  const carts: CartLineView[] = [];
  return {
    languages,
    flags: languages.map(({ code, flag }) => ({ code, flag })),
    currencies: currencies.map(shownCurrency),
    user: customer,
    userWishlists: [] as number[],
    activeLanguage: ctx.visitor.language,
    activeCurrency: shownCurrency(ctx.visitor.currency),
    wishlists: [] as { productId: number }[],
    carts,
    categories,
    sliders: [] as unknown[],
    services: [] as unknown[],
    settingsData: settingsData(ctx.settings, appPath + keywordFileOf(ctx.visitor.language.code)),
    viewedProducts: [] as ProductCard[],
    pages: [] as { id: number; slug: string; title: string }[],
    compareList: [] as number[],
    defaultCurrency: shownCurrency(ctx.baseCurrency),
    homeComponents: [] as unknown[],
    defaultAssets: {},
    addOns: [] as string[],
    shopFollower: [] as unknown[],
    langKeywords: {},
    banners: [] as unknown[],
  };
}

function shownCurrency({ code, name, symbol, exchangeRate }: Context["baseCurrency"]) {
  return { code, name, symbol, exchangeRate };
}

/** The settings that a page may know; switches are 0 or 1 on the wire. */
function settingsData(settings: Settings, langFile: string) {
  return {
    shopName: settings.shopName,
    shopTagline: settings.shopTagline,
    shopEmail: settings.shopEmail,
    shopPhone: settings.shopPhone,
    sitePopupStatus: Number(settings.sitePopupStatus),
    popupShowIn: settings.popupShowIn,
    popupTitle: settings.popupTitle,
    popupDescription: settings.popupDescription,
    popupImage: settings.popupImage,
    pusharActivated: 0,
    demoMode: 0,
    facebookLink: settings.facebookLink,
    twitterLink: settings.twitterLink,
    linkedinLink: settings.linkedinLink,
    instagramLink: settings.instagramLink,
    youtubeLink: settings.youtubeLink,
    noOfDecimals: settings.noOfDecimals,
    decimalSeparator: settings.decimalSeparator,
    currencySymbolFormat: settings.currencySymbolFormat,
    disableGuest: Number(settings.disableGuest),
    defaultLanguage: settings.defaultLanguage,
    defaultCountry: settings.defaultCountry,
    langFile,
  };
}

/** The root data under the names that the app's own code uses. */
export type RootView = Awaited<ReturnType<typeof collectRootData>>;
