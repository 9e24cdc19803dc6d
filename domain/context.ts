import type { Database } from "#db/client.ts";
import type { SearchEngine } from "#search/search-engine.ts";
import {
  convert,
  showMoney,
  type Money,
  type MoneyFormat,
  type PriceCurrency,
  type ShownMoney,
  type SymbolFormat,
  convertFixed,
  type FixedPrice,
} from "#shared/money.ts";
import { type NumberStyle, separatorsOf } from "#shared/number-style.ts";
import type { Translate } from "#shared/translate.ts";
import type { Live } from "./platform/live/live-event.ts";
import type { Referral } from "./accounts/affiliate/affiliate.ts";
import type { Click } from "./accounts/affiliate/click.ts";
import type { ProductView } from "./catalog/product-view/product-view.ts";
import type { BackupStore } from "./platform/system/backup-store.ts";
import type { FileStore, ImageReader } from "./platform/file/file-store.ts";
import type { IdentityProvider } from "./customers/identity/identity-provider.ts";
import type { RenderPdf } from "./orders/document/pdf-document.ts";
import type { MailRenderer } from "./platform/mail/mail.ts";
import type { ConfigurableProvider, PaymentProvider } from "./payment/provider/payment-provider.ts";
import type { VatRegister } from "./pricing/tax/vat-register.ts";
import type { Settings } from "./platform/setting/setting.ts";

export type Language = { code: string; name: string; direction: "ltr" | "rtl"; flag: string };

/** A currency that prices can be shown in, and how its amounts are formatted. */
export type ShownCurrency = PriceCurrency & { name: string; symbol: string } & Partial<CurrencyFormat>;

/** How amounts of one currency are formatted; null: as those of the shop. */
export type CurrencyFormat = {
  symbolFormat: SymbolFormat | null;
  numberStyle: NumberStyle | null;
  omitsZeroDecimals: boolean;
};

/** The client of a request, and its preferences for language, currency and country. */
export type Visitor = {
  /** Null while a guest only browses: the session starts with the first action. */
  sessionId: number | null;
  /** The stored hash of the session's token; null with no session. */
  sessionKey: string | null;
  /** The session was extended by 30 days with this request; its cookie is set again. */
  isSessionRenewed?: boolean;
  /** Identifies a sign-in that waits for its second step; absent if this browser has not started one. */
  challengeToken?: string | null;
  customerId: number | null;
  permissions: readonly string[];
  /** Staff who must turn on two-step sign-in before they may do anything: the shop requires it. */
  isTwoStepMissing?: boolean;
  /** Whether two-step sign-in is on. */
  hasTwoStep?: boolean;
  /** The shop that a member of staff looks at as the shop sees it. */
  viewedShopId?: number | null;
  language: Language;
  currency: ShownCurrency;
  /** ISO 3166-1 alpha-2. */
  shipTo: string;
  /** The IP address, for rate limits. */
  address: string;
  userAgent: string;
  /** The last click on an affiliate's link in this browser; absent if none is remembered. */
  referral?: Referral | null;
};

/** `kilobytesOf`: the approximate size of the value in the cache, if larger than 1. */
export type CacheOptions<Value> = { seconds?: number; kilobytesOf?: (value: Value) => number };

/** Values shared by all visitors, cached under tags until a write purges one of them. */
export type Cache = {
  get<Value>(
    key: string,
    tags: readonly string[],
    load: () => Promise<Value>,
    options?: CacheOptions<Value>,
  ): Promise<Value>;
  /** Evicts everything under the tags, immediately in this process and within a second in the others. */
  purge(tags: readonly string[]): Promise<void>;
  /** The current render shows data not read through the cache: it is evicted with these tags. */
  dependsOnTags(tags: readonly string[]): void;
  /** The current render is valid until this instant at the latest, such as the start or end of a sale. */
  cacheExpiresAt(instant: Date): void;
};

/** Background jobs; `server/jobs` has a worker for each. */
export type JobName =
  | "send-mails"
  | "send-text-messages"
  | "expire-purchases"
  | "deliver-orders"
  | "refresh-prices"
  | "settle-payments"
  | "release-points"
  | "check-ledger"
  | "refresh-rates"
  | "tell-alerts"
  | "notify-followers"
  | "mail-conversations"
  | "chase-returns"
  | "release-commissions"
  | "make-payouts"
  | "send-payouts"
  | "invite-reviews"
  | "send-vouchers"
  | "forget-visitors"
  | "import-products"
  | "publish-products"
  | "send-live-events"
  | "send-pushes"
  | "send-announcements"
  | "fetch-pictures"
  | "export-lists"
  | "alert-low-stock"
  | "send-newsletters"
  | "back-up";

export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** Everything a use case may access; always the first argument. */
export type Context = {
  db: Database;
  visitor: Visitor;
  settings: Settings;
  baseCurrency: ShownCurrency;
  now: () => Date;
  /** A new random token: `bytes` of randomness (16 when absent), base64url. */
  newToken: (bytes?: number) => string;
  /** SHA-256 keyed with the shop's secret, base64url: for tokens that are stored hashed. */
  hashToken: (token: string) => string;
  cache: Cache;
  search: SearchEngine;
  log: Log;
  t: Translate;
  /** The online payment providers of this shop; empty if none is configured. */
  providers: readonly PaymentProvider[];
  providerKeys: readonly ConfigurableProvider[];
  /** The identity providers of this shop; empty if none is configured. */
  identityProviders: readonly IdentityProvider[];
  /** The public register of VAT numbers; null if none can be asked. */
  vatRegister: VatRegister | null;
  /** Whether text messages can be sent; if not, no feature with phone numbers is offered. */
  isSmsEnabled: boolean;
  /** Whether push messages go to apps that have registered with Firebase. */
  isFcmEnabled: boolean;
  /** Counts a click on an affiliate's link, later and together with others. */
  countClick: (click: Click) => void;
  /** Counts a look at a product in the same way. */
  countView: (view: ProductView) => void;
  files: FileStore;
  backups: BackupStore;
  renderPdf: RenderPdf;
  mailRenderer: MailRenderer;
  readImage: ImageReader;
  /** Triggers a worker after the transaction, or now if there is none; its tasks are in the tables. */
  enqueue: (job: JobName) => void;
  /** Runs after the commit, or now if there is no transaction, with a context outside of it. */
  afterCommit: (work: (ctx: Context) => void | Promise<void>) => void;
  live: Live;
  /** The live connection of the page that made this call; it does not receive the events it causes. */
  socketId?: string;
  /** The id of the current request, as logged; absent for jobs. */
  requestId?: string;
  /** The public URL of this shop, with the base path, without a trailing slash. */
  shopUrl: string;
  /** Set inside of `withTransaction`. */
  isTransaction?: true;
};

/** `isCommittedOnFailure`: writes are committed even if a failure is returned, such as a code used up by the attempt. */
export type TransactionOptions = { isCommittedOnFailure?: boolean };

/** Rolls back a transaction whose work returned a failure, and carries the result out of it. */
class RolledBack<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super("The transaction was rolled back: its work answered a failure");
    this.answer = answer;
  }
}

/**
 * Passes `work` a context whose `db` is the transaction. A failure rolls everything back. A nested call joins the outer
 * transaction, whose result decides. Side effects outside the database run after the commit.
 */
export async function withTransaction<Answer>(
  ctx: Context,
  work: (ctx: Context) => Promise<Answer>,
  options: TransactionOptions = {},
): Promise<Answer> {
  if (ctx.isTransaction) return work(ctx);
  try {
    return await commit(ctx, work, options);
  } catch (error) {
    if (error instanceof RolledBack) return error.answer as Answer;
    throw error;
  }
}

async function commit<Answer>(
  ctx: Context,
  work: (ctx: Context) => Promise<Answer>,
  { isCommittedOnFailure = false }: TransactionOptions,
): Promise<Answer> {
  const later: ((outside: Context) => void | Promise<void>)[] = [];
  const answer = await ctx.db.transaction(async (transaction) => {
    const answered = await work({
      ...ctx,
      isTransaction: true,
      db: transaction as Database,
      enqueue: (job) => later.push(() => ctx.enqueue(job)),
      afterCommit: (step) => later.push(step),
      // Waiting for a shared load here could deadlock: that load may need the connection this transaction holds.
      cache: {
        get: (_key, _tags, load) => load(),
        purge: async (tags) => void later.push(() => ctx.cache.purge(tags)),
        dependsOnTags: (tags) => ctx.cache.dependsOnTags(tags),
        cacheExpiresAt: (instant) => ctx.cache.cacheExpiresAt(instant),
      },
    });
    if (isFailure(answered) && !isCommittedOnFailure) throw new RolledBack(answered);
    return answered;
  });
  for (const step of later) await runAfterCommit(ctx, step);
  return answer;
}

function isFailure(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false;
}

/** The commit stands; a step after it that fails is logged, and a job retries it. */
async function runAfterCommit(ctx: Context, step: (outside: Context) => void | Promise<void>): Promise<void> {
  try {
    await step(ctx);
  } catch (error) {
    ctx.log.error({ err: error }, "a step after the commit failed");
  }
}

/**
 * How an amount is formatted: the base currency with the configured decimals, any other with its own. `languageCode`:
 * of its reader.
 */
export function moneyFormat(
  ctx: Pick<Context, "settings" | "baseCurrency" | "visitor">,
  currency: ShownCurrency,
  languageCode = ctx.visitor.language.code,
): MoneyFormat {
  const { noOfDecimals, decimalSeparator, currencySymbolFormat } = ctx.settings;
  return {
    symbol: currency.symbol,
    decimals: currency.code === ctx.baseCurrency.code ? noOfDecimals : 0,
    omitsZeroDecimals: currency.omitsZeroDecimals ?? false,
    separators: separatorsOf(currency.numberStyle ?? (decimalSeparator === "." ? "point" : "comma"), languageCode),
    symbolFormat: currency.symbolFormat ?? currencySymbolFormat,
  };
}

/** An amount formatted for this visitor, in its own currency. */
export function show(ctx: Context, amount: Money): ShownMoney {
  return showMoney(
    amount,
    moneyFormat(ctx, amount.currency === ctx.baseCurrency.code ? ctx.baseCurrency : ctx.visitor.currency),
  );
}

/** A unit price of the catalog in the visitor's currency; `fixed`: of a variant with a price of its own there. */
export function inVisitorCurrency(ctx: Context, base: Money, fixed: FixedPrice | null = null): Money {
  return fixed ? convertFixed(base, fixed, ctx.visitor.currency) : convert(base, ctx.visitor.currency);
}
