import { createContext, type RouterContextProvider } from "react-router";
import type { Context } from "#domain/context.ts";
import type { CachedParts } from "../fragment-cache/cached-parts.server.tsx";
import type { TemplateDraft } from "../fragment-cache/page-template.server.tsx";

/** Data that the document needs and no loader provides. */
export type PageFrame = {
  /** The nonce of this document's scripts. A cached page has none; its CSP contains the hashes of its scripts instead. */
  nonce: string;
  /** The URL of the shop with its base path and a trailing slash. */
  baseUrl: string;
  /** The base path, with a trailing slash. */
  appPath: string;
  /** Path and query of this document, below the base path and language. */
  path: string;
  isDemo: boolean;
  /** Cached page fragments that all visitors share; the cache lives as long as the process. */
  cachedParts: CachedParts;
  /** Set when the document is to be a template for many visitors. */
  template?: TemplateDraft;
  /** Origins that this document may show in a frame; a loader that needs one adds it. */
  frameOrigins: string[];
  /** Called for every loader error and render error. */
  onError: (error: unknown) => void;
};

/** The server sets both before the loaders run. */
export const requestContext = createContext<Context>();
export const pageFrame = createContext<PageFrame>();

export function contextOf(provider: Readonly<RouterContextProvider>): Context {
  return provider.get(requestContext);
}
