import { findCartLines } from "#domain/cart/cart/find-cart-lines.ts";
import { CATEGORIES_TAG, type Category } from "#domain/catalog/category/category.ts";
import { findMenuCategories } from "#domain/catalog/category/find-categories.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import type { Context } from "#domain/context.ts";
import { CURRENCIES_TAG, findCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { LANGUAGES_TAG, findLanguages } from "#domain/platform/language/find-languages.ts";
import { keywordFileOf, translationOf } from "#domain/platform/language/keywords.ts";
import {
  findBanners,
  findHomeComponents,
  findServices,
  findSliders,
} from "#domain/platform/home/find-home-components.ts";
import { findMenus } from "#domain/platform/menu/find-menus.ts";
import { MENUS_TAG } from "#domain/platform/menu/menu.ts";
import { PAGES_TAG } from "#domain/platform/page/page.ts";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import { findPages } from "#domain/platform/page/find-pages.ts";
import { findPaymentMarks } from "#domain/payment/attempt/find-payment-marks.ts";
import { settingsData } from "#domain/platform/setting/settings-data.ts";
import { findVisitorLists } from "#domain/customers/visitor/find-visitor-lists.ts";
import { toWire, type Wire } from "#shared/wire.ts";
import type { PageFrame } from "./context.ts";

const ROOT_TAGS = [SETTINGS_TAG, LANGUAGES_TAG, CURRENCIES_TAG, CATEGORIES_TAG, PAGES_TAG, MENUS_TAG];
const CACHED_SECONDS = 300;
/** With the HTML of header and footer. */
const KILOBYTES = 80;

export type MenuCategory = {
  id: number;
  slug: string;
  name: string;
  image: string | null;
};

/**
 * Data of every page, under the names of the contract. Visitor data is empty on a public page and for a guest without a
 * session; home data is on the home page only.
 */
export async function readRootData(ctx: Context, frame: PageFrame, isHome: boolean): Promise<Wire<RootView>> {
  const read = async () => toWire(await collectRootData(ctx, frame, isHome));
  if (!frame.isPublic || isHome) return read();
  const { language, currency } = ctx.visitor;
  // Keyed by the shop's URL, since menu links may contain it.
  const key = `root-data:${language.code}:${currency.code}:${ctx.shopUrl}`;
  return ctx.cache.get(key, ROOT_TAGS, read, { seconds: CACHED_SECONDS, kilobytesOf: () => KILOBYTES });
}

/** The root data of this visitor. */
async function readOwnData(ctx: Context) {
  const [user, carts, { wishlists, compared, viewed, followedShopIds }] = await Promise.all([
    ctx.visitor.sessionId === null ? null : getCustomer(ctx),
    ctx.visitor.sessionId === null ? [] : findCartLines(ctx),
    findVisitorLists(ctx),
  ]);
  return {
    user,
    carts,
    wishlists,
    userWishlists: [...new Set(wishlists.map(({ productId }) => productId))],
    viewedProducts: viewed,
    compareList: compared,
    shopFollower: followedShopIds.map((sellerId) => ({ userId: user?.id ?? 0, sellerId, status: 1 as const })),
  };
}

async function collectRootData(ctx: Context, { appPath, isDemo }: PageFrame, isHome: boolean) {
  const [own, menus, languages, currencies, categories, pages, sliders, services, banners, components] =
    await Promise.all([
      readOwnData(ctx),
      findMenus(ctx),
      findLanguages(ctx),
      findCurrencies(ctx),
      findMenuCategories(ctx),
      findPages(ctx),
      isHome ? findSliders(ctx) : [],
      isHome ? findServices(ctx) : [],
      isHome ? findBanners(ctx) : [],
      isHome ? findHomeComponents(ctx) : [],
    ]);
  return {
    ...own,
    languages: languages.map((language) => ({ ...language, offer: offerOf(language.code) })),
    flags: languages.map(({ code, flag }) => ({ code, flag })),
    currencies: currencies.map(shownCurrency),
    activeLanguage: ctx.visitor.language,
    activeCurrency: shownCurrency(ctx.visitor.currency),
    categories: categories.map(menuCategory),
    sliders,
    services,
    settingsData: {
      ...settingsData(ctx.settings, { langFile: appPath + keywordFileOf(ctx.visitor.language.code), isDemo }),
      paymentMarks: findPaymentMarks(ctx),
      menus,
    },
    pages,
    defaultCurrency: shownCurrency(ctx.baseCurrency),
    homeComponents: components,
    defaultAssets: {},
    addOns: ctx.settings.activeAddOns,
    langKeywords: {},
    banners,
  };
}

/** In the target language, for readers of no other. */
function offerOf(languageCode: string): string {
  const t = translationOf(languageCode);
  return t("This shop is also available in your language.");
}

/** Lower levels are loaded when the menu is first opened. */
function menuCategory({ id, slug, name, image }: Category): MenuCategory {
  return { id, slug, name, image };
}

function shownCurrency({ code, name, symbol, exchangeRate }: Context["baseCurrency"]) {
  return { code, name, symbol, exchangeRate };
}

/** The root data under the names that the app code uses. */
export type RootView = Awaited<ReturnType<typeof collectRootData>>;
