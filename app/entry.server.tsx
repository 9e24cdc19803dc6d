import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pageFrame, requestContext } from "./context.ts";

const RENDER_TIMEOUT_MILLISECONDS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  provider: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = provider.get(pageFrame);
  const { log } = provider.get(requestContext);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entryContext} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        isShellSent = true;
        const body = new PassThrough();
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        responseStatus = 500;
        if (isShellSent) log.error({ err: error }, "rendering failed");
      },
    });
    setTimeout(abort, RENDER_TIMEOUT_MILLISECONDS).unref();
  });
}

export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (!request.signal.aborted) context.get(requestContext).log.error({ err: error, path: new URL(request.url).pathname }, "page failed");
}
