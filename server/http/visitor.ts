import {
  keywordsOfShopMail,
  outlineOfShopMail,
  renderShopMail,
  subjectOfShopMail,
} from "../messages/render-shop-mail.ts";
import type { Context, Log, Visitor } from "#domain/context.ts";
import { readReferral } from "#domain/accounts/affiliate/affiliate.ts";
import { findAllCurrencies, findCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { findLanguages, refreshKeywords } from "#domain/platform/language/find-languages.ts";
import { findSession } from "#domain/customers/session/find-session.ts";
import { getSettings } from "#domain/platform/setting/get-settings.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import { notingCache, type RenderMetadata } from "../page-cache/render-metadata.ts";
import { readImage } from "../media/read-image.ts";
import type { Shop } from "../shop.ts";

/** What a request reveals about its client. */
export type ClientInfo = {
  sessionToken: string | null;
  languageCode: string | null;
  /** From the address. */
  currencyCode?: string | null;
  /** From the currency cookie: counts where the session has none. */
  rememberedCurrency?: string | null;
  /** Of a sign-in that waits for its second step. */
  challengeToken?: string | null;
  /** From the cookie of an affiliate's link. */
  referral?: string | null;
  address: string;
  userAgent: string;
  shopUrl: string;
  requestId?: string;
  /** Of the page's live connection. */
  socketId?: string | null;
};

/** The context of one request. A visitor without a session cookie costs no query: everything else is cached. */
export async function createContext(shop: Shop, clientInfo: ClientInfo, log: Log = shop.log): Promise<Context> {
  const base = { db: shop.database.db, cache: shop.cache.fromNow(), now: shop.now };
  const sessionKey = clientInfo.sessionToken ? shop.hashToken(clientInfo.sessionToken) : null;
  const [settings, languages, currencies, all, session] = await Promise.all([
    getSettings(base),
    findLanguages(base),
    findCurrencies(base),
    findAllCurrencies(base),
    sessionKey ? findSession(base, sessionKey, clientInfo.address) : null,
    refreshKeywords(base),
  ]);
  const language = languages.find(({ code }) => code === clientInfo.languageCode) ??
    languages.find(({ code }) => code === settings.defaultLanguage) ?? {
      code: "en",
      name: "English",
      direction: "ltr" as const,
      flag: "us",
    };
  const baseCurrency = all.find(({ code }) => code === settings.defaultCurrency) ?? {
    code: settings.defaultCurrency,
    name: settings.defaultCurrency,
    symbol: settings.defaultCurrency,
    exchangeRate: "1",
    roundingStepMinor: 1,
  };
  const isTwoStepMissing = settings.staffNeedTwoStep && Boolean(session?.permissions.length) && !session?.hasTwoStep;
  const visitor: Visitor = {
    sessionId: session?.id ?? null,
    sessionKey: session ? sessionKey : null,
    isSessionRenewed: session?.isProlonged ?? false,
    challengeToken: clientInfo.challengeToken ?? null,
    customerId: session?.customerId ?? null,
    permissions: isTwoStepMissing ? [] : (session?.permissions ?? []),
    isTwoStepMissing,
    hasTwoStep: session?.hasTwoStep ?? false,
    viewedShopId: session?.viewedShopId ?? null,
    language,
    currency:
      currencies.find(({ code }) => code === clientInfo.currencyCode) ??
      currencies.find(({ code }) => code === (session?.currencyCode ?? clientInfo.rememberedCurrency)) ??
      baseCurrency,
    shipTo: session?.shipTo ?? settings.defaultCountry,
    address: clientInfo.address,
    userAgent: clientInfo.userAgent,
    referral: readReferral(clientInfo.referral),
  };
  const ctx: Context = {
    ...base,
    search: shop.search,
    visitor,
    settings,
    baseCurrency,
    newToken: shop.newToken,
    hashToken: shop.hashToken,
    log,
    t: translationOf(language.code),
    providers: shop.providers,
    providerKeys: shop.config.providerKeys,
    identityProviders: shop.identityProviders,
    vatRegister: shop.vatRegister,
    isSmsEnabled: shop.config.smsUrl !== null || shop.config.isDemo,
    isFcmEnabled: Boolean(shop.config.live.firebase?.account),
    countClick: (click) => shop.clicks.add(click),
    countView: (view) => shop.views.add(view),
    files: shop.files,
    backups: shop.backups,
    renderPdf: shop.renderPdf,
    mailRenderer: {
      render: (mail) => renderShopMail(ctx, mail),
      subjectOf: (mail) => subjectOfShopMail(ctx, mail),
      keywordsOf: (mail) => keywordsOfShopMail(ctx, mail),
      outlineOf: (mail) => outlineOfShopMail(ctx, mail),
    },
    readImage,
    live: shop.live,
    ...(clientInfo.socketId ? { socketId: clientInfo.socketId } : {}),
    enqueue: shop.enqueue,
    afterCommit: (work) =>
      void Promise.resolve(work(ctx)).catch((error: unknown) => log.error({ err: error }, "work after commit failed")),
    shopUrl: clientInfo.shopUrl,
    ...(clientInfo.requestId ? { requestId: clientInfo.requestId } : {}),
  };
  return ctx;
}

/**
 * The context of a public page: it holds nothing about the client that caused its rendering but language and currency,
 * and uses the current settings, since those of the request may have been purged meanwhile. The ship-to country is the
 * shop's own.
 */
export async function createGuestContext(
  shop: Shop,
  request: Pick<Context, "shopUrl" | "log" | "requestId">,
  { languageCode, currencyCode }: { languageCode: string | null; currencyCode: string },
  notes: RenderMetadata,
): Promise<Context> {
  const ctx = await createContext(
    shop,
    {
      sessionToken: null,
      languageCode,
      currencyCode,
      address: "",
      userAgent: "",
      shopUrl: request.shopUrl,
      ...(request.requestId ? { requestId: request.requestId } : {}),
    },
    request.log,
  );
  return { ...ctx, cache: notingCache(ctx.cache, notes) };
}

/** The context of the shop's own work: jobs, seeding, commands. */
export function createShopContext(shop: Shop): Promise<Context> {
  return createContext(shop, {
    sessionToken: null,
    languageCode: null,
    address: "",
    userAgent: "souk",
    shopUrl: shop.publicUrl,
  });
}
