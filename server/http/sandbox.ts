import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import {
  SANDBOX_MESSAGES,
  SANDBOX_OUTCOMES,
  type Sandbox,
  type SandboxPayment,
} from "#integrations/payment/sandbox/sandbox.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import type { Translate } from "#shared/translate.ts";
import type { ServerEnvironment } from "../app.ts";
import { minimalPageStyle } from "./minimal-page.ts";

/** The sandbox's hosted payment page: independent of the shop's pages, and works without scripts. */
export function createSandboxPages(sandbox: Sandbox): Hono<ServerEnvironment> {
  const pages = new Hono<ServerEnvironment>();

  pages.get("/sandbox/pay/:reference", async (c) => {
    const payment = await sandbox.find(c.req.param("reference"));
    if (!payment) return c.text("Not found", 404);
    const isDecided = (await sandbox.outcomeOf(payment.reference)) !== null;
    const nonce = randomBytes(16).toString("base64");
    c.header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(payment.returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header("Cache-Control", "no-store");
    return c.html(sandboxPage(payment, isDecided, nonce));
  });

  pages.post("/sandbox/pay/:reference", async (c) => {
    const site = c.req.header("Sec-Fetch-Site");
    const payment = await sandbox.find(c.req.param("reference"));
    if (!payment || (site && site !== "same-origin")) return c.text("Not found", 404);
    const form = await c.req.parseBody();
    const outcome = SANDBOX_OUTCOMES.find((known) => known === form.outcome);
    const message = SANDBOX_MESSAGES.find((known) => known === (form.message ?? "now"));
    if (!outcome || !message) return c.text("Bad request", 400);
    await sandbox.decide(payment.reference, outcome, message);
    return c.redirect(payment.returnUrl, 303);
  });

  return pages;
}

function sandboxPage(payment: SandboxPayment, isDecided: boolean, nonce: string) {
  const t = translationOf(payment.languageCode);
  return html`<!doctype html>
    <html lang="${payment.languageCode}" dir="auto">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t("Sandbox payment")}</title>
        <style nonce="${nonce}">
          ${raw(minimalPageStyle)}
        </style>
      </head>
      <body>
        <main class="card">
          <p class="note">${t("Test page. No money is charged.")}</p>
          <h1>${t("Sandbox payment")}</h1>
          <dl>
            <dt>${t("To")}</dt>
            <dd>${payment.shopName}</dd>
            <dt>${t("Amount")}</dt>
            <dd class="amount">${payment.formattedAmount}</dd>
          </dl>
          ${isDecided ? decided(payment, t) : choices(t)}
        </main>
      </body>
    </html>`;
}

function decided(payment: SandboxPayment, t: Translate) {
  return html`<p>${t("This payment is complete.")}</p>
    <p><a class="button primary" href="${payment.returnUrl}">${t("Back to the shop")}</a></p>`;
}

function choices(t: Translate) {
  return html`<form method="post">
    <fieldset>
      <legend>${t("Webhook timing")}</legend>
      <label><input type="radio" name="message" value="now" checked /> ${t("Immediately")}</label>
      <label><input type="radio" name="message" value="late" /> ${t("After a few seconds")}</label>
      <label><input type="radio" name="message" value="twice" /> ${t("Twice")}</label>
      <label><input type="radio" name="message" value="never" /> ${t("Never")}</label>
    </fieldset>
    <button class="button primary" name="outcome" value="paid">${t("Pay")}</button>
    <button class="button" name="outcome" value="declined">${t("Simulate failure")}</button>
    <button class="button plain" name="outcome" value="canceled">${t("Cancel")}</button>
  </form>`;
}
