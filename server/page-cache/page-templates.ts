import { gunzipSync } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { TemplateDraft } from "#app/fragment-cache/page-template.server.tsx";
import { readOwnData } from "#app/loaders/root-data.server.ts";
import type { Context } from "#domain/context.ts";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { takesGzip } from "../http/compression.ts";
import { TAGS_OF_ALL } from "./page-cache.ts";
import type { RenderMetadata } from "./render-metadata.ts";
import { lifeOf, type MadePage, type PageStore } from "./page-store.ts";
import { withScript } from "../http/security-headers.ts";
import type { CachedTemplate } from "./template-store.ts";
import { timeHeader } from "../http/time-header.ts";

type Draw = (notes: RenderMetadata, draft: TemplateDraft) => Promise<Response>;

/**
 * Caches documents of visitors with a session, without their personal parts; rendered once for all who would see the
 * same.
 */
export class PageTemplates {
  readonly #store: PageStore<CachedTemplate>;

  constructor(store: PageStore<CachedTemplate>) {
    this.#store = store;
  }

  /** The visitor's document; null if it has to be rendered for this visitor alone. */
  async answer(c: HonoContext, ctx: Context, key: string, draw: Draw): Promise<Response | null> {
    const [kept, own] = await Promise.all([this.#find(key, draw), readOwnData(ctx, 0)]);
    const filled = kept?.template.fill(own, makePageToken(ctx));
    if (!kept || !filled) return null;
    c.header("Server-Timing", timeHeader());
    const isPackedTaken = takesGzip(c.req.header("Accept-Encoding"));
    return new Response(isPackedTaken ? filled.body : gunzipSync(filled.body), {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        ...(isPackedTaken ? { "Content-Encoding": "gzip" } : {}),
        "Content-Security-Policy": withScript(kept.policy, filled.scriptHash),
      },
    });
  }

  async #find(key: string, draw: Draw): Promise<CachedTemplate | null> {
    const found = this.#store.find(key);
    if (found?.isStale && !this.#store.isMaking(key))
      // The next request uses this result; a failure is logged.
      void this.#make(key, draw).catch(() => undefined);
    return found ? found.page : (await this.#make(key, draw)).page;
  }

  #make(key: string, draw: Draw): Promise<MadePage<CachedTemplate, null>> {
    return this.#store.make(key, async () => {
      const notes: RenderMetadata = { tags: new Set(TAGS_OF_ALL), until: null };
      const begun = Date.now();
      const draft = new TemplateDraft();
      const response = await draw(notes, draft);
      const isForMany =
        response.status === 200 && !response.headers.has("Cache-Control") && !response.headers.has("Set-Cookie");
      const finished = isForMany ? draft.finish(await response.text()) : null;
      const page = finished && {
        template: finished.template,
        policy: response.headers.get("Content-Security-Policy") ?? "",
        ...lifeOf(notes, begun),
      };
      return { answer: null, page };
    });
  }
}
