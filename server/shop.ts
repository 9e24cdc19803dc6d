import { createVies } from "#integrations/vat/vies.ts";
import type { VatRegister } from "#domain/pricing/tax/vat-register.ts";
import { createViewCounter, type ViewCounter } from "#domain/catalog/product-view/view-counter.ts";
import { createClickCounter, type ClickCounter } from "#domain/accounts/affiliate/click-counter.ts";
import path from "node:path";
import type { Logger } from "pino";
import { openEmbedded, openPostgres, type DatabaseHandle } from "#db/client.ts";
import { migrate, NewerDatabaseError } from "#db/migrate.ts";
import type { JobName } from "#domain/context.ts";
import { createSearch } from "#search/create-search.ts";
import type { SearchEngine } from "#search/search-engine.ts";
import { createOidcProvider } from "#integrations/oidc/oidc-provider.ts";
import { findSandbox } from "#integrations/payment/sandbox/definition.ts";
import type { Sandbox } from "#integrations/payment/sandbox/sandbox.ts";
import type { BackupStore } from "#domain/platform/system/backup-store.ts";
import type { FileStore } from "#domain/platform/file/file-store.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import type { IdentityProvider } from "#domain/customers/identity/identity-provider.ts";
import type { RenderPdf } from "#domain/orders/document/pdf-document.ts";
import { createPdfRenderer } from "#integrations/pdf/create-pdf-renderer.ts";
import type { PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import { createBackupStore } from "./backup/backup-store.ts";
import { readPurge, writePurges } from "./page-cache/announced-purge.ts";
import { createCache, type OwnCache } from "./cache/cache.ts";
import { ConfigError, type Config } from "./config.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { LiveServer } from "./realtime/live.ts";
import { forgetImage } from "./media/images.ts";
import { securityHeadersOf } from "./http/security-headers.ts";
import { readVapidKeys, type VapidKeys } from "./realtime/vapid-keys.ts";
import { createTokenHash, newToken, readSecret } from "./secrets.ts";

/** A card takes one kilobyte, so a shop of ten thousand products can cache all of its cards. */
const MAX_KEPT_KILOBYTES = 20_000;
const PURGE_CHANNEL = "cache_purged";

/** Process-wide objects: the database, the cache, the secret. */
export type Shop = {
  config: Config;
  /** The project folder, with the migrations and the build. */
  folder: string;
  filesDir: string;
  /** Rendered images; can be emptied at any time. */
  imagesDir: string;
  database: DatabaseHandle;
  cache: OwnCache;
  search: SearchEngine;
  pages: PageCache;
  log: Logger;
  now: () => Date;
  newToken: (bytes?: number) => string;
  hashToken: (token: string) => string;
  enqueue: (job: JobName) => void;
  providers: readonly PaymentProvider[];
  identityProviders: readonly IdentityProvider[];
  files: FileStore;
  backups: BackupStore;
  renderPdf: RenderPdf;
  vatRegister: VatRegister;
  live: LiveServer;
  /** The keys of push messages. */
  vapid: VapidKeys;
  clicks: ClickCounter;
  views: ViewCounter;
  /** In demo mode only. */
  sandbox: Sandbox | null;
  /** The address used outside of requests: in mails and for webhooks. */
  publicUrl: string;
  close(): Promise<void>;
};

/** Opens the database, migrates it and connects the caches of all processes. */
export async function openShop(config: Config, log: Logger, folder: string): Promise<Shop> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : await openEmbedded(path.resolve(config.dataDir));
  try {
    await migrate(database, folder);
  } catch (error) {
    await database.close();
    throw error instanceof NewerDatabaseError ? new ConfigError(error.message) : error;
  }
  const secret = await readSecret(config.appSecret, config.dataDir);
  const pages = new PageCache({
    maxBytes: config.pageCacheBytes,
    areTagsExposed: config.areTagsExposed,
    securityHeaders: securityHeadersOf(config.appUrl),
  });
  const cache = createCache({
    kilobytes: MAX_KEPT_KILOBYTES,
    onForget: (tags) => {
      if (tags) pages.forget(tags);
      else pages.forgetAll();
    },
    async announce(tags) {
      for (const message of writePurges(tags)) await database.notify(PURGE_CHANNEL, message);
    },
  });
  await database.listen(
    PURGE_CHANNEL,
    (message) => cache.forget(readPurge(message)),
    () => cache.forgetAll(),
  );
  const hashToken = createTokenHash(secret);
  const publicUrl = (config.appUrl ?? `http://localhost:${config.port}`) + config.appPath.slice(0, -1);
  const providers = await openProviders(config, hashToken);
  const clicks = createClickCounter({ db: database.db, log });
  const views = createViewCounter({ db: database.db, log, now: () => new Date() });
  const filesDir = path.resolve(config.dataDir, "files");
  const imagesDir = path.resolve(config.dataDir, "pictures");
  return {
    config,
    folder,
    filesDir,
    imagesDir,
    database,
    cache,
    search: createSearch(config.searchEngine),
    pages,
    log,
    vapid: await readVapidKeys(config.live.vapid.keys, config.dataDir),
    live: new LiveServer({ config, database, log, secretOf: hashToken, now: () => new Date() }),
    now: () => new Date(),
    newToken,
    hashToken,
    enqueue: () => undefined,
    providers,
    identityProviders: config.identityProviders.map(createOidcProvider),
    renderPdf: createPdfRenderer(folder),
    vatRegister: createVies(),
    clicks,
    views,
    backups: createBackupStore(path.resolve(config.dataDir, "backups")),
    files: createDiskFiles(filesDir, (name) => forgetImage(imagesDir, name)),
    sandbox: findSandbox(providers),
    publicUrl,
    async close() {
      await Promise.all([clicks.flush(), views.flush()]);
      await database.close();
    },
  };
}

/** A provider inside this process sends its webhooks to the local address, regardless of the shop's public address. */
async function openProviders(config: Config, secretOf: (purpose: string) => string): Promise<PaymentProvider[]> {
  const { isDemo, dataDir, port, appPath } = config;
  const host = config.host === "0.0.0.0" || config.host === "::" ? "127.0.0.1" : config.host;
  const localUrl = `http://${host.includes(":") ? `[${host}]` : host}:${port}${appPath}`;
  const place = { isDemo, dataDir, localUrl, secretOf, now: () => new Date() };
  const opened = await Promise.all(config.paymentProviders.map(({ open }) => open(place)));
  return opened.filter((provider) => provider !== null);
}
