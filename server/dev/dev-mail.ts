import { Hono, type Context as HonoContext } from "hono";
import { html, raw } from "hono/html";
import { getConnInfo } from "@hono/node-server/conninfo";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { DiskTransport } from "#integrations/mail/disk-transport.ts";
import type { SmsDisk, StoredText } from "#integrations/sms/disk-transport.ts";
import type { ServerEnvironment } from "../app.ts";
import { minimalPageStyle } from "../http/minimal-page.ts";
import { isLoopback } from "../config.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** Null if messages are sent for real. */
export type OnDisk = { mails: DiskTransport | null; texts: SmsDisk | null };

/** `/dev/mail`: the mails and text messages on disk, in demo mode and development, for local users and staff. */
export function createMailReader({ mails: disk, texts }: OnDisk): Hono<ServerEnvironment> {
  const reader = new Hono<ServerEnvironment>();

  reader.get("/dev/mail", async (c) => {
    if (!mayRead(c)) return c.text("Not found", 404);
    const mails = (await disk?.list()) ?? [];
    const messages = (await texts?.list()) ?? [];
    const rows = mails.map(
      (mail) =>
        html`<tr>
          <td><a href="${c.var.ctx.shopUrl}/dev/mail/${mail.id}">${mail.subject}</a></td>
          <td>${mail.to}</td>
          <td>${mail.sentAt.replace("T", " ").slice(0, 19)}</td>
        </tr>`,
    );
    const table = html`<table>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">To</th>
          <th scope="col">Sent (UTC)</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
    return answerScreen(
      c,
      "Mails",
      html`<h1>Mails</h1>
        ${mails.length === 0 ? html`<p>No mail has been sent yet.</p>` : table}
        ${messages.length === 0 ? "" : textList(messages)}`,
    );
  });

  reader.get("/dev/mail/:id", async (c) => {
    const mail = mayRead(c) && disk ? await disk.find(c.req.param("id")) : null;
    if (!mail) return c.text("Not found", 404);
    const content = html`<p class="note"><a href="${c.var.ctx.shopUrl}/dev/mail">Mails</a></p>
      <h1 lang="${mail.languageCode}" dir="auto">${mail.subject}</h1>
      <p class="note">
        To ${mail.to} · From ${mail.from} · Reply to ${mail.replyTo} · ${mail.sentAt.replace("T", " ").slice(0, 19)} UTC
      </p>
      <iframe
        title="The mail"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${withLinksOutside(mail.html)}"
      ></iframe>
      <details>
        <summary>As text</summary>
        <pre dir="auto">${mail.text}</pre>
      </details>`;
    return answerScreen(c, mail.subject, content);
  });

  return reader;
}

function textList(messages: readonly StoredText[]) {
  return html`<h2>Text messages</h2>
    <dl>
      ${messages.map(
        ({ to, sentAt, text, languageCode }) =>
          html`<dt>${to} · ${sentAt.replace("T", " ").slice(0, 19)}</dt>
            <dd><pre lang="${languageCode}" dir="auto">${text}</pre></dd>`,
      )}
    </dl>`;
}

/** Links of the mail open in a new tab. */
function withLinksOutside(mail: string): string {
  return mail.replace(/<head>/, '<head><base target="_blank">');
}

/** A proxied request is remote, even if its socket is local. */
function mayRead(c: HonoContext<ServerEnvironment>): boolean {
  if (mayDo(c.var.ctx, "mails.read")) return true;
  const isForwarded = Boolean(c.req.header("X-Forwarded-For") ?? c.req.header("Forwarded"));
  const host = (c.req.header("Host") ?? "").replace(/:\d+$/, "");
  return !isForwarded && isLoopback(host) && isLoopback((getConnInfo(c).remote.address ?? "").replace(/^::ffff:/, ""));
}

function answerScreen(c: HonoContext<ServerEnvironment>, title: string, content: ReturnType<typeof html>) {
  c.header("Content-Security-Policy", POLICY);
  c.header("Cache-Control", "no-store");
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style>
            ${raw(minimalPageStyle)}
          </style>
        </head>
        <body>
          <main class="wide">${content}</main>
        </body>
      </html>`,
  );
}
