import { randomBytes } from "node:crypto";
import { html, raw } from "hono/html";
import type { Context as HonoContext } from "hono";
import type { ServerEnvironment } from "../app.ts";
import { minimalPageStyle } from "./minimal-page.ts";

/** Shown if not even the shop's own error screen can be rendered, as while the database is unavailable. */
export function faultScreen(
  c: HonoContext<ServerEnvironment>,
  { status, sentence, languageCode }: { status: 500 | 503; sentence: string; languageCode: string },
) {
  const nonce = randomBytes(16).toString("base64");
  c.header("Content-Security-Policy", `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  return c.html(
    html`<!doctype html>
      <html lang="${languageCode}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${sentence}</title>
          <style nonce="${nonce}">
            ${raw(minimalPageStyle)}
          </style>
        </head>
        <body>
          <main class="card">
            <h1 dir="auto">${sentence}</h1>
            <p><a class="button primary" href="" aria-label="Try again">↻</a></p>
            <p class="note">${c.var.requestId}</p>
          </main>
        </body>
      </html>`,
    status,
  );
}
