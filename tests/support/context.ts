import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "#db/client.ts";
import { seedReference } from "#db/reference/seed-reference.ts";
import { postgresEngine } from "#search/postgres/postgres-engine.ts";
import type { Context, Visitor } from "#domain/context.ts";
import { readImage } from "#integrations/files/read-image.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import type { FileStore } from "#domain/platform/file/file-store.ts";
import { readSettings, type Settings } from "#domain/platform/setting/setting.ts";

const USD = { code: "USD", name: "US dollar", symbol: "$", exchangeRate: "1", roundingStepMinor: 1 };
export const ARABIC = { code: "ar", name: "العربية", direction: "rtl" as const, flag: "sa" };
const ENGLISH = { code: "en", name: "English", direction: "ltr" as const, flag: "us" };

export type ContextOptions = { visitor?: Partial<Visitor>; settings?: Partial<Settings>; now?: Date };

/** The effects of a test outside the database. */
export type Traces = { woken: string[]; purged: string[] };

/** A context for a use case under test: nothing cached, a fixed clock, recorded jobs. */
export function makeContext(db: Database, options: ContextOptions = {}): Context & { traces: Traces } {
  const traces: Traces = { woken: [], purged: [] };
  const now = options.now ?? new Date();
  const ctx: Context & { traces: Traces } = {
    traces,
    db,
    visitor: {
      sessionId: null,
      sessionKey: null,
      customerId: null,
      permissions: [],
      language: ENGLISH,
      currency: USD,
      shipTo: "US",
      address: "127.0.0.1",
      userAgent: "test",
      ...options.visitor,
    },
    settings: { ...readSettings([]), ...options.settings },
    baseCurrency: USD,
    now: () => now,
    newToken: (bytes = 16) => randomBytes(bytes).toString("base64url"),
    hashToken: (token) => createHmac("sha256", "a secret for tests").update(token).digest("base64url"),
    cache: {
      get: (_key, _tags, load) => load(),
      purge: async (tags) => void traces.purged.push(...tags),
      dependsOnTags: () => undefined,
      cacheExpiresAt: () => undefined,
    },
    search: postgresEngine,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    t: translationOf(options.visitor?.language?.code ?? "en"),
    providers: [],
    providerKeys: [],
    identityProviders: [],
    vatRegister: null,
    isSmsEnabled: true,
    isFcmEnabled: true,
    countClick: () => undefined,
    countView: () => undefined,
    renderPdf: () => Promise.resolve("busy"),
    mailRenderer: {
      render: ({ template }) => Promise.resolve({ subject: template, html: `<p>${template}</p>`, text: template }),
      subjectOf: ({ template }) => Promise.resolve(template),
      keywordsOf: () => Promise.resolve(["Hi {name},", "Your code is {code}."]),
      outlineOf: () => Promise.resolve({ parts: ["texts", "details", "action"], words: ["name", "code"] }),
    },
    files: keptInMemory(),
    backups: { list: async () => [], open: async () => null, remove: async () => false },
    readImage,
    live: {
      key: "test-key",
      sign: (text) => createHmac("sha256", "a live secret for tests").update(text).digest("hex"),
      flush: () => undefined,
      showShares: () => undefined,
    },
    enqueue: (job) => void traces.woken.push(job),
    afterCommit: (work) => void work(ctx),
    shopUrl: "http://localhost:3000",
  };
  return ctx;
}

function keptInMemory(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    write: async (folder, name, bytes) => void files.set(`${folder}/${name}`, new Uint8Array(bytes)),
    read: async (folder, name) => files.get(`${folder}/${name}`) ?? null,
    open: async (folder, name, start, end) => {
      const file = files.get(`${folder}/${name}`);
      return file ? new Blob([file.subarray(start, end + 1)]).stream() : null;
    },
    remove: async (folder, name) => void files.delete(`${folder}/${name}`),
  };
}

/** Countries, currencies, languages, tax classes: what every shop has. */
export async function withReference(db: Database, now = new Date()): Promise<void> {
  await seedReference(db, { now });
}
