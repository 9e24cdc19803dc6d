import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { keywordFileOf } from "#domain/platform/language/keywords.ts";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { pageFrame, requestContext } from "./loaders/context.ts";
import { type DocumentFrame, DocumentFrameContext } from "./hydration/document-frame.tsx";
import { findStoredParts, keepStoredParts } from "./hydration/stored-parts.server.ts";
import { putScriptsLast } from "./hydration/put-scripts-last.server.ts";

const RENDER_TIMEOUT_MILLISECONDS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  provider: Readonly<RouterContextProvider>,
): Promise<Response> {
  const rootData: unknown = entryContext.staticHandlerContext.loaderData.root;
  const frame = frameOf(provider);
  const url = new URL(request.url);
  const storedParts =
    import.meta.env.PROD && frame.isPublic && status === 200 ? findStoredParts(rootData, url) : undefined;
  const finish = (page: Buffer) =>
    putScriptsLast(storedParts && !storedParts.html ? keepStoredParts(rootData, url, page, storedParts) : page);
  const nonce = frame.nonce === undefined ? {} : { nonce: frame.nonce };
  const { onError, takeHtml } = provider.get(pageFrame);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentFrameContext value={{ ...frame, storedParts }}>
        <ServerRouter context={withMatchedRoutes(entryContext)} url={request.url} {...nonce} />
      </DocumentFrameContext>,
      {
        ...nonce,
        // Without scripts, content streamed later would stay hidden.
        progressiveChunkSize: Infinity,
        onAllReady() {
          isShellSent = true;
          clearTimeout(timeout);
          headers.set("Content-Type", "text/html; charset=utf-8");
          pipe(
            collect((page) => {
              const html = finish(page);
              takeHtml?.(html);
              resolve(new Response(takeHtml ? null : new Uint8Array(html), { headers, status: responseStatus }));
            }).once("error", reject),
          );
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          if (!isShellSent) onError(error);
        },
      },
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MILLISECONDS).unref();
  });
}

/** For each page React Router would build its tree of all routes again. */
function withMatchedRoutes(entryContext: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entryContext;
  const matched = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const);
  return { ...entryContext, manifest: { ...manifest, routes: Object.fromEntries(matched) } };
}

/** Joins many small writes into one, so that they are compressed together. */
function collect(whole: (page: Buffer) => void): Writable {
  let pieces: Uint8Array[] = [];
  return new Writable({
    write(piece: Uint8Array, _encoding, written) {
      pieces.push(piece);
      written();
    },
    final(ended) {
      const page = Buffer.concat(pieces);
      // A finished stream, with what it references, lives until V8 collects the old generation.
      pieces = [];
      whole(page);
      ended();
    },
  });
}

function frameOf(provider: Readonly<RouterContextProvider>): DocumentFrame {
  const ctx = provider.get(requestContext);
  const { nonce, baseUrl, appPath, isPublic, isDemo, marks } = provider.get(pageFrame);
  const { code, direction } = ctx.visitor.language;
  return {
    page: {
      t: ctx.t,
      language: { code, direction },
      shopName: ctx.settings.shopName,
      baseUrl,
      appPath,
      madeAt: ctx.now().getTime(),
    },
    token: makePageToken(ctx),
    shipTo: ctx.visitor.shipTo,
    languageFile: appPath + keywordFileOf(code),
    nonce,
    isPublic,
    isSignedIn: ctx.visitor.customerId !== null,
    isDemo,
    marks,
  };
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(pageFrame).onError(error);
}
