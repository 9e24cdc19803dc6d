import { createContext, type RouterContextProvider } from "react-router";
import type { Context } from "#domain/context.ts";

/** Data for the document that no loader provides. */
export type PageFrame = {
  /** The nonce of this document's scripts. A cached page has none; its CSP contains the hashes of its scripts instead. */
  nonce: string;
  /** The URL of the shop with its base path and a trailing slash. */
  baseUrl: string;
  /** The base path, with a trailing slash. */
  appPath: string;
  /** Path and query of this document, below the base path and language. */
  path: string;
  /** Whether the page is the same for every visitor: its loaders run for a guest. */
  isPublic: boolean;
  isDemo: boolean;
  /** Hidden inputs of the live connection and of push messages, by id. */
  marks: Readonly<Record<string, string>>;
  /** Origins that this document may show in a frame; a loader that needs one adds it. */
  frameOrigins: string[];
  /** Receives the document's bytes; the Response stays empty, because reading it back would copy it twice. */
  takeHtml?: (html: Buffer) => void;
  /** Called for every loader error and render error. */
  onError: (error: unknown) => void;
};

/** The server sets both before the loaders run. */
export const requestContext = createContext<Context>();
export const pageFrame = createContext<PageFrame>();

export function contextOf(provider: Readonly<RouterContextProvider>): Context {
  return provider.get(requestContext);
}
