import { createContext, type RouterContextProvider } from "react-router";
import type { Context } from "#domain/context.ts";
import type { CachedParts } from "../fragment-cache/cached-parts.server.tsx";
import type { TemplateDraft } from "../fragment-cache/page-template.server.tsx";

/** What the document needs and no loader decides. */
export type PageFrame = {
  /** Of this document's own scripts. A page that is kept is sent without it, and with their hashes in its CSP. */
  nonce: string;
  /** The address of the shop with its base path, with a slash at the end. */
  baseUrl: string;
  /** The base path, with a slash at the end. */
  appPath: string;
  /** Path of this document below the base path and its language, with its query. */
  path: string;
  isDemo: boolean;
  /** Parts of pages that are the same for everybody, kept for as long as the process lives. */
  cachedParts: CachedParts;
  /** Where the document is to be a template for many people. */
  template?: TemplateDraft;
  /** Origins that this document may show in a frame; a loader that shows one adds it. */
  frameOrigins: string[];
  /** Hears of every loader that failed, and of a render that did. */
  onError: (error: unknown) => void;
};

/** Both are set by the server before the loaders run. */
export const requestContext = createContext<Context>();
export const pageFrame = createContext<PageFrame>();

export function contextOf(provider: Readonly<RouterContextProvider>): Context {
  return provider.get(requestContext);
}
