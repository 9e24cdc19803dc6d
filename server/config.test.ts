import { expect, test } from "vitest";
import { ConfigError, isLoopback, parseConfig } from "./config.ts";

test("a first run needs no environment: loopback, the embedded database, the demo", () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    appPath: "/",
    databaseUrl: null,
    isDemo: true,
    trustProxy: false,
    webConcurrency: 1,
  });
});

test("cached pages take a quarter of the memory, shared by the processes, within limits", () => {
  const megabytes = (environment: Record<string, string>, memory: number) =>
    parseConfig(environment, memory * 1_024 * 1_024).pageCacheBytes / (1_024 * 1_024);
  expect(megabytes({}, 512)).toBe(128);
  expect(megabytes({ DATABASE_URL: "postgres://db/souk", WEB_CONCURRENCY: "4" }, 512)).toBe(32);
  expect(megabytes({}, 32)).toBe(16);
  expect(megabytes({}, 65_536)).toBe(256);
  expect(megabytes({ PAGE_CACHE_MB: "700" }, 512)).toBe(700);
});

test("empty variables are absent ones", () => {
  expect(JSON.stringify(parseConfig({ PORT: "", APP_URL: "", DEMO_MODE: "" }))).toBe(JSON.stringify(parseConfig({})));
});

test.each([
  [{ HOST: "0.0.0.0" }, false],
  [{ DATABASE_URL: "postgres://db/souk" }, false],
  [{ HOST: "0.0.0.0", DEMO_MODE: "1" }, true],
  [{ DEMO_MODE: "false" }, false],
  [{ HOST: "localhost" }, true],
])("with %j the demo is %s", (environment, isDemo) => expect(parseConfig(environment).isDemo).toBe(isDemo));

test("the shop's address is kept without its path", () => {
  expect(parseConfig({ APP_URL: "https://shop.example/", APP_PATH: "/shop/" })).toMatchObject({
    appUrl: "https://shop.example",
    appPath: "/shop/",
  });
});

test("a provider to sign in with is one for each name, by default called so", () => {
  const of = (name: string) => ({
    [`OIDC_${name}_ISSUER`]: "https://id.example",
    [`OIDC_${name}_CLIENT_ID`]: "souk",
    [`OIDC_${name}_CLIENT_SECRET`]: "secret",
  });
  const { identityProviders } = parseConfig({ ...of("GOOGLE"), ...of("ACME"), OIDC_ACME_NAME: "Acme Inc." });
  expect(identityProviders).toMatchObject([
    { code: "acme", name: "Acme Inc.", clientId: "souk" },
    { code: "google", name: "Google", issuer: "https://id.example" },
  ]);
});

test("a payment provider is configured where all of its secrets are set", () => {
  const codesOf = (environment: Record<string, string>) =>
    parseConfig(environment).paymentProviders.map(({ code }) => code);
  const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  const paypal = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret", PAYPAL_WEBHOOK_ID: "hook" };
  expect(codesOf(stripe)).toEqual(["stripe", "sandbox"]);
  expect(codesOf({ ...stripe, ...paypal })).toEqual(["stripe", "paypal", "sandbox"]);
  expect(codesOf({ STRIPE_SECRET_KEY: "", PAYPAL_API_URL: "https://paypal.example" })).toEqual(["sandbox"]);
});

test("what is wrong with a secret is said without the secret", () => {
  const swapped = { STRIPE_SECRET_KEY: "pk_live_hidden", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(() => parseConfig(swapped)).toThrow("it is the secret key");
  expect(() => parseConfig(swapped)).not.toThrow("hidden");
});

test.each([
  ["APP_SECRET", "hidden"],
  ["APP_URL", "ftp://user:hidden@shop.example"],
  ["DATABASE_URL", "mysql://souk:hidden@db"],
  ["SMTP_URL", "mail://user:hidden@mail.example"],
  ["SMS_URL", "hidden"],
  ["RATES_URL", "ftp://rates.example/?key=hidden"],
  ["STRIPE_SECRET_KEY", "hidden"],
  ["STRIPE_WEBHOOK_SECRET", "hidden"],
  ["STRIPE_API_URL", "hidden"],
  ["PAYPAL_CLIENT_ID", "hidden"],
  ["PAYPAL_CLIENT_SECRET", "hidden"],
  ["PAYPAL_API_URL", "http://hidden.example"],
  ["METRICS_TOKEN", "hidden"],
  ["OIDC_ACME_ISSUER", "http://user:hidden@id.example"],
])("a wrong %s is not repeated in the error", (name, value) => {
  const ids = { OIDC_ACME_CLIENT_ID: "souk", OIDC_ACME_CLIENT_SECRET: "hidden" };
  const parse = () => parseConfig({ ...(name.startsWith("OIDC") ? ids : {}), [name]: value });
  expect(parse).toThrow(name);
  expect(parse).not.toThrow("hidden");
});

test.each([
  [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_WEBHOOK_SECRET must be set"],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY must be set"],
  [{ PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret" }, "PAYPAL_WEBHOOK_ID must be set beside PAYPAL_CLIENT_ID"],
  [{ PAYPAL_API_URL: "http://paypal.example" }, "PAYPAL_API_URL must be an https address"],
  [{ PORT: "80a" }, "PORT must be a whole number"],
  [{ PORT: "70000" }, "PORT must be at most 65535"],
  [{ APP_URL: "ftp://shop.example" }, "APP_URL must be an http or https address"],
  [{ APP_PATH: "/shop" }, "APP_PATH must begin and end with a slash"],
  [{ APP_SECRET: "short" }, "APP_SECRET must have at least 32 characters"],
  [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL must begin with postgres://"],
  [{ SEARCH_ENGINE: "elastic" }, "SEARCH_ENGINE must be postgres or columns"],
  [{ DEMO_MODE: "yes" }, "DEMO_MODE must be true, false, 1 or 0"],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must begin with smtp://"],
  [{ SMS_URL: "sms.example" }, "SMS_URL must be an http or https address"],
  [{ RATES_URL: "file:///etc/rates" }, "RATES_URL must be an http or https address"],
  [{ OIDC_GOOGLE_ISSUER: "https://id.example" }, "OIDC_GOOGLE_CLIENT_ID must be set"],
  [{ OIDC_GOOGLE_ISSUER: "http://id.example" }, "OIDC_GOOGLE_ISSUER must be an https address"],
  [{ WEB_CONCURRENCY: "2" }, "WEB_CONCURRENCY above 1 needs DATABASE_URL"],
])("%j ends the start with one clear line", (environment, line) => {
  expect(() => parseConfig(environment)).toThrow(ConfigError);
  expect(() => parseConfig(environment)).toThrow(line);
});

test("a name that starts like a loopback address is not trusted", () => {
  expect(["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"].filter(isLoopback)).toHaveLength(5);
  expect(["127.evil.example", "127.0.0.1.evil.example", "127.", "localhost.evil.example"].filter(isLoopback)).toEqual(
    [],
  );
});
