import { totalmem } from "node:os";
import * as z from "zod";
import type { ConfigurableProvider } from "#domain/payment/provider/payment-provider.ts";
import type { ConfiguredProvider } from "#integrations/payment/provider-definition.ts";
import { PAYMENT_PROVIDERS } from "#integrations/payment/providers.ts";
import { ENGINES, type EngineName } from "#search/create-search.ts";
import { readLiveSettings, type LiveSettings } from "./realtime/live-settings.ts";

const MEGABYTE = 1_024 * 1_024;
const MIN_PAGE_CACHE_BYTES = 16 * MEGABYTE;
const MAX_PAGE_CACHE_BYTES = 256 * MEGABYTE;

const flag = z
  .enum(["true", "false", "1", "0"], "must be true, false, 1 or 0")
  .transform((text) => text === "true" || text === "1");
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const present = (text: string | undefined) => (text === "" ? undefined : text);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => present(value as string | undefined), schema.optional());

const environmentSchema = z.object({
  PORT: optional(whole(1, 65_535)),
  HOST: optional(z.string()),
  APP_URL: optional(z.url({ protocol: /^https?$/, error: "must be an http or https address" })),
  APP_PATH: optional(z.string().regex(/^\/([\w-]+\/)*$/, "must begin and end with a slash, such as /shop/")),
  APP_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")),
  DATA_DIR: optional(z.string()),
  DEMO_MODE: optional(flag),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")),
  MAIL_FROM: optional(z.string()),
  SMS_URL: optional(z.url({ protocol: /^https?$/, error: "must be an http or https address" })),
  SMS_TOKEN: optional(z.string()),
  RATES_URL: optional(z.url({ protocol: /^https?$/, error: "must be an http or https address" })),
  TRUST_PROXY: optional(flag),
  COUNTRY_HEADER: optional(z.string().regex(/^[\w-]+$/, "must be a header's name")),
  WEB_CONCURRENCY: optional(whole(1, 64)),
  PAGE_CACHE_MB: optional(whole(1, 65_536)),
  SURROGATE_KEYS: optional(flag),
  SEARCH_ENGINE: optional(z.enum(ENGINES, `must be ${ENGINES.join(" or ")}`)),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  LOG_LEVEL: optional(z.enum(["debug", "info", "warn", "error", "silent"])),
});

/** Error messages may repeat a wrong value of these; any other may be or contain a secret. */
const REPEATED = new Set([
  "PORT",
  "HOST",
  "APP_PATH",
  "DEMO_MODE",
  "TRUST_PROXY",
  "COUNTRY_HEADER",
  "WEB_CONCURRENCY",
  "PAGE_CACHE_MB",
  "SURROGATE_KEYS",
  "SEARCH_ENGINE",
  "LOG_LEVEL",
]);

/** How this process runs; parsed once from the environment. */
export type Config = {
  port: number;
  host: string;
  /** Null: the address follows the loopback name used by the browser. */
  appUrl: string | null;
  appPath: string;
  appSecret: string | null;
  databaseUrl: string | null;
  dataDir: string;
  isDemo: boolean;
  smtpUrl: string | null;
  mailFrom: string | null;
  /** The gateway for text messages; null: phone numbers are not offered, and a demo stores messages on disk. */
  smsUrl: string | null;
  smsToken: string | null;
  /** The source of exchange rates; null: rates are set by hand. */
  ratesUrl: string | null;
  identityProviders: readonly OidcSettings[];
  /** The payment providers whose settings are complete. */
  paymentProviders: readonly ConfiguredProvider[];
  providerKeys: readonly ConfigurableProvider[];
  trustProxy: boolean;
  countryHeader: string;
  webConcurrency: number;
  /** For cached pages, per process. */
  pageCacheBytes: number;
  /** Pages expose their cache tags to a CDN. */
  areTagsExposed: boolean;
  /** Null: chosen by the number of products. */
  searchEngine: EngineName | null;
  metricsToken: string | null;
  logLevel: string;
  live: LiveSettings;
};

/** A provider that customers can sign in with; one for each name in the environment. */
export type OidcSettings = { code: string; name: string; issuer: string; clientId: string; clientSecret: string };

export class ConfigError extends Error {}

/** Throws a ConfigError with one clear line about the first invalid value. */
export function parseConfig(environment: Record<string, string | undefined>, memoryBytes = allowedMemory()): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    const set = REPEATED.has(name) ? `; it is set to ${JSON.stringify(environment[name])}` : "";
    throw new ConfigError(`${name} ${issue.message}${set}.`);
  }
  const values = parsed.data;
  const host = values.HOST ?? "127.0.0.1";
  const webConcurrency = values.WEB_CONCURRENCY ?? 1;
  if (webConcurrency > 1 && !values.DATABASE_URL)
    throw new ConfigError("WEB_CONCURRENCY above 1 needs DATABASE_URL: the embedded database belongs to one process.");
  return {
    port: values.PORT ?? 3000,
    host,
    appUrl: values.APP_URL ? new URL(values.APP_URL).origin : null,
    appPath: values.APP_PATH ?? "/",
    appSecret: values.APP_SECRET ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: values.DATA_DIR ?? "data",
    isDemo: values.DEMO_MODE ?? (!values.DATABASE_URL && isLoopback(host)),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    smsUrl: values.SMS_URL ?? null,
    smsToken: values.SMS_TOKEN ?? null,
    ratesUrl: values.RATES_URL ?? null,
    identityProviders: readOidcSettings(environment),
    paymentProviders: PAYMENT_PROVIDERS.flatMap((definition) => {
      const configured = definition.configure(environment);
      if (!configured.ok) throw new ConfigError(configured.failure);
      return configured.value ?? [];
    }),
    providerKeys: PAYMENT_PROVIDERS.map(({ code, findKeys }) => ({
      code,
      name: `payment_method.${code}`,
      keys: findKeys(environment),
    })),
    trustProxy: values.TRUST_PROXY ?? false,
    countryHeader: values.COUNTRY_HEADER ?? "CF-IPCountry",
    webConcurrency,
    pageCacheBytes: values.PAGE_CACHE_MB
      ? values.PAGE_CACHE_MB * MEGABYTE
      : pageCacheBytesOf(memoryBytes, webConcurrency),
    areTagsExposed: values.SURROGATE_KEYS ?? false,
    searchEngine: values.SEARCH_ENGINE ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL ?? "info",
    live: liveSettingsOf(environment),
  };
}

function liveSettingsOf(environment: Record<string, string | undefined>): LiveSettings {
  const settings = readLiveSettings(environment);
  if (!settings.ok) throw new ConfigError(settings.failure);
  return settings.value;
}

/** A quarter of the memory, shared by all processes, within limits: a larger cache would store pages that are never read. */
function pageCacheBytesOf(memoryBytes: number, processes: number): number {
  const share = Math.floor(memoryBytes / 4 / processes);
  return Math.min(MAX_PAGE_CACHE_BYTES, Math.max(MIN_PAGE_CACHE_BYTES, share));
}

/** Of the machine, or of the container if that allows less. */
function allowedMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}

function readOidcSettings(environment: Record<string, string | undefined>): OidcSettings[] {
  const names = Object.keys(environment).flatMap((key) => /^OIDC_([A-Z][A-Z0-9]*)_ISSUER$/.exec(key)?.[1] ?? []);
  return names
    .filter((name) => present(environment[`OIDC_${name}_ISSUER`]))
    .toSorted()
    .map((name) => {
      const read = (part: string) => {
        const value = present(environment[`OIDC_${name}_${part}`]);
        if (!value) throw new ConfigError(`OIDC_${name}_${part} must be set beside OIDC_${name}_ISSUER.`);
        return value;
      };
      const issuer = read("ISSUER");
      const { protocol, hostname } = URL.parse(issuer) ?? { protocol: "", hostname: "" };
      if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname)))
        throw new ConfigError(`OIDC_${name}_ISSUER must be an https address.`);
      const code = name.toLowerCase();
      return {
        code,
        name: present(environment[`OIDC_${name}_NAME`]) ?? code.charAt(0).toUpperCase() + code.slice(1),
        issuer,
        clientId: read("CLIENT_ID"),
        clientSecret: read("CLIENT_SECRET"),
      };
    });
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}
