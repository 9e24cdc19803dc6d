import { LRUCache } from "lru-cache";
import { type ComponentProps, type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  NavigationType,
} from "react-router";
import type { Translate } from "#shared/translate.ts";
import type { DrawKept } from "../ui/parts/kept.tsx";
import { type Page, PageContext } from "../ui/parts/page.tsx";

type Router = ComponentProps<typeof NavigationContext>["value"];

const BYTES_PER_CHARACTER = 2;
/** Output that depends on its position in the document, arrives later, or belongs in the head: an id, a boundary, a preload. */
const OF_ITS_PLACE = /_R_|<!--\$|<link/;

/** Page fragments as HTML, shared by all visitors. The cache key contains all inputs, so nothing has to be invalidated. */
export class CachedParts {
  readonly #htmlOf: LRUCache<string, string>;
  readonly #numberOf = new WeakMap<Translate, number>();
  #lastNumber = 0;

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#htmlOf = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 16),
      sizeCalculation: (html, key) => (html.length + key.length) * BYTES_PER_CHARACTER,
    });
  }

  /** Returns the renderer for one document. */
  renderFor(page: Page): DrawKept {
    const { madeAt: _, ...known } = page;
    const words = `${this.#wordsOf(page.t)} ${JSON.stringify(known)}`;
    return (facts, children, path = "/") => {
      const router = use(NavigationContext);
      const key = `${words} ${router.basename} ${path} ${facts}`;
      const kept = this.#htmlOf.get(key);
      if (kept !== undefined) return kept;
      const html = renderAlone(page, path, router, children);
      if (html !== null) this.#htmlOf.set(key, html);
      return html;
    };
  }

  #wordsOf(t: Translate): number {
    const known = this.#numberOf.get(t);
    if (known !== undefined) return known;
    this.#numberOf.set(t, ++this.#lastNumber);
    return this.#lastNumber;
  }
}

/**
 * A separate render has no access to the visitor, the document or the time of the request; a fragment that needs
 * them is rendered in the page itself.
 */
function renderAlone(page: Page, path: string, router: Router, children: ReactNode): string | null {
  try {
    const html = renderToString(
      <NavigationContext value={router}>
        <LocationContext value={locationAt(path)}>
          <PageContext value={withoutMoment(page)}>{children}</PageContext>
        </LocationContext>
      </NavigationContext>,
    );
    return OF_ITS_PLACE.test(html) ? null : html;
  } catch {
    return null;
  }
}

function locationAt(pathname: string) {
  const location = { pathname, search: "", hash: "", state: null, key: "default", mask: undefined };
  return { location, navigationType: NavigationType.Pop };
}

function withoutMoment(page: Page): Page {
  return {
    ...page,
    get madeAt(): number {
      throw new Error("A kept part does not know when it is shown");
    },
  };
}
