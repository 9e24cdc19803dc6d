import type { Database } from "#db/client.ts";
import {
  convert,
  showMoney,
  type Money,
  type MoneyFormat,
  type PriceCurrency,
  type ShownMoney,
} from "#shared/money.ts";
import type { Translate } from "#shared/translate.ts";
import type { FileStore, PictureReader } from "./platform/file/file-store.ts";
import type { IdentityProvider } from "./customers/customer/identity-provider.ts";
import type { PrintPaper } from "./orders/document/paper.ts";
import type { PaymentProvider } from "./payment/attempt/payment-provider.ts";
import type { Settings } from "./platform/setting/setting.ts";

export type Language = { code: string; name: string; direction: "ltr" | "rtl"; flag: string };

/** A currency that prices can be shown in, with how its amounts are written. */
export type ShownCurrency = PriceCurrency & { name: string; symbol: string };

/** Who asks, and how they want to see the shop. */
export type Visitor = {
  /** Null while a guest only looks: a session begins with the first act. */
  sessionId: number | null;
  /** The stored hash of the session's token; null with no session. */
  sessionKey: string | null;
  /** The session was given another 30 days with this request; its cookie is written anew. */
  isSessionProlonged?: boolean;
  /** What a sign-in that waits for its second step is known by; absent where this browser has begun none. */
  challengeToken?: string | null;
  customerId: number | null;
  permissions: readonly string[];
  /** Staff that may do nothing before it signs in in two steps: the shop wants that. */
  isTwoStepMissing?: boolean;
  language: Language;
  currency: ShownCurrency;
  /** ISO 3166-1 alpha-2. */
  shipTo: string;
  /** The network address, for limits. */
  address: string;
  userAgent: string;
};

/** `kilobytesOf`: about how much of the cache's room the value takes, where that is more than 1. */
export type KeepOptions<Value> = { seconds?: number; kilobytesOf?: (value: Value) => number };

/** Values that are the same for everybody, kept under tags until a write purges one of these. */
export type Cache = {
  get<Value>(
    key: string,
    tags: readonly string[],
    load: () => Promise<Value>,
    options?: KeepOptions<Value>,
  ): Promise<Value>;
  /** Forgets everything under the tags, here at once and in the other processes within a second. */
  purge(tags: readonly string[]): Promise<void>;
  /** What is being made now shows something that was not read through the cache: it is forgotten with these tags. */
  dependsOnTags(tags: readonly string[]): void;
  /** What is being made now is true until this instant at the longest: the edge of a sale. */
  cacheExpiresAt(instant: Date): void;
};

/** The kinds of work done outside of requests; `server/jobs` has a worker for each. */
export type JobName =
  | "send-mails"
  | "send-text-messages"
  | "expire-purchases"
  | "deliver-orders"
  | "refresh-prices"
  | "write-postings"
  | "settle-payments"
  | "release-points"
  | "check-ledger"
  | "refresh-rates"
  | "tell-alerts"
  | "chase-returns"
  | "send-vouchers"
  | "forget-visitors";

export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** Everything a use case may touch; always the first argument. */
export type Context = {
  db: Database;
  visitor: Visitor;
  settings: Settings;
  baseCurrency: ShownCurrency;
  now: () => Date;
  /** A new random token: `bytes` of randomness (16 when absent), base64url. */
  newToken: (bytes?: number) => string;
  /** SHA-256 under the shop's secret, base64url: for tokens that are kept hashed. */
  hashToken: (token: string) => string;
  cache: Cache;
  log: Log;
  t: Translate;
  /** Whoever takes money online for this shop; empty where none is configured. */
  providers: readonly PaymentProvider[];
  /** Whoever else can say who a customer is; empty where none is configured. */
  identityProviders: readonly IdentityProvider[];
  /** Whether text messages can be sent: without it nothing with phone numbers is offered. */
  isTextOffered: boolean;
  files: FileStore;
  print: PrintPaper;
  readPicture: PictureReader;
  /** Wakes a worker after the transaction, or now when there is none; what it has to do stands in the tables. */
  enqueue: (job: JobName) => void;
  /** Runs after the transaction is committed, or now when there is none, with a context that is outside of it. */
  afterCommit: (work: (ctx: Context) => void | Promise<void>) => void;
  /** Of the request that this is done for, as it stands in the log; none for jobs. */
  requestId?: string;
  /** The address of this shop as others reach it, with the base path, without a slash at the end. */
  shopUrl: string;
  /** Set inside of `withTransaction`. */
  isTransaction?: true;
};

/** `isKeptOnFailure`: what was written stays although a failure is answered, such as a code that is used up by it. */
export type TransactionOptions = { isKeptOnFailure?: boolean };

/** Takes a transaction back whose work has answered a failure, and carries the answer out of it. */
class RolledBack<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super("The transaction was rolled back: its work answered a failure");
    this.answer = answer;
  }
}

/**
 * Hands `work` a context whose `db` is the transaction. When it answers a failure nothing of what it wrote stays. Inside of another
 * one it joins that, and the outermost answer decides. What is to happen outside of the database happens after the commit.
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
  { isKeptOnFailure = false }: TransactionOptions,
): Promise<Answer> {
  const later: ((outside: Context) => void | Promise<void>)[] = [];
  const answer = await ctx.db.transaction(async (transaction) => {
    const answered = await work({
      ...ctx,
      isTransaction: true,
      db: transaction as unknown as Database,
      enqueue: (job) => later.push(() => ctx.enqueue(job)),
      afterCommit: (step) => later.push(step),
      // A load that somebody else began may wait for the connection that this transaction holds.
      cache: {
        get: (_key, _tags, load) => load(),
        purge: async (tags) => void later.push(() => ctx.cache.purge(tags)),
        dependsOnTags: (tags) => ctx.cache.dependsOnTags(tags),
        cacheExpiresAt: (instant) => ctx.cache.cacheExpiresAt(instant),
      },
    });
    if (isFailure(answered) && !isKeptOnFailure) throw new RolledBack(answered);
    return answered;
  });
  for (const step of later) await runAfterCommit(ctx, step);
  return answer;
}

function isFailure(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false;
}

/** What was committed stays; a step after it that fails is written down and done again by a job. */
async function runAfterCommit(ctx: Context, step: (outside: Context) => void | Promise<void>): Promise<void> {
  try {
    await step(ctx);
  } catch (error) {
    ctx.log.error({ err: error }, "a step after the commit failed");
  }
}

/** How an amount is written here: the base currency with the set digits, every other one with exactly its own. */
export function moneyFormat(ctx: Pick<Context, "settings" | "baseCurrency">, currency: ShownCurrency): MoneyFormat {
  return {
    symbol: currency.symbol,
    decimals: currency.code === ctx.baseCurrency.code ? ctx.settings.noOfDecimals : 0,
    decimalSeparator: ctx.settings.decimalSeparator,
    symbolFormat: ctx.settings.currencySymbolFormat,
  };
}

/** An amount as this visitor is shown it; in its own currency. */
export function show(ctx: Context, amount: Money): ShownMoney {
  return showMoney(
    amount,
    moneyFormat(ctx, amount.currency === ctx.baseCurrency.code ? ctx.baseCurrency : ctx.visitor.currency),
  );
}

/** A unit price of the catalogue in the visitor's currency. */
export function inVisitorCurrency(ctx: Context, base: Money): Money {
  return convert(base, ctx.visitor.currency);
}
