import { randomBytes } from "node:crypto";
import { html, raw } from "hono/html";
import type { Context as HonoContext } from "hono";
import { bareScreenStyle } from "./bare-screen.ts";

/** What a browser shows when not even the shop's own error screen could be drawn, as while the database is away. */
export function faultScreen(c: HonoContext, sentence: string, requestId: string) {
  const nonce = randomBytes(16).toString("base64");
  c.header("Content-Security-Policy", `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${sentence}</title>
          <style nonce="${nonce}">
            ${raw(bareScreenStyle)}
          </style>
        </head>
        <body>
          <main class="card">
            <h1>${sentence}</h1>
            <p><a class="button primary" href="" aria-label="Try again">↻</a></p>
            <p class="note">${requestId}</p>
          </main>
        </body>
      </html>`,
    500,
  );
}
