import type { ServerResponse } from "node:http";
import type { FakeStripe } from "./fake-stripe.ts";
import { TEST_CARDS } from "./fake-stripe-objects.ts";

/** Its page for a session, and the bank's own page for 3-D Secure. */
export function answerPage(
  { bank }: FakeStripe,
  method: string,
  url: URL,
  form: URLSearchParams,
  response: ServerResponse,
): void {
  const [, kind, id = ""] = url.pathname.split("/");
  const go = (address: string) => void response.writeHead(303, { Location: address }).end();
  const show = (html: string) =>
    void response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(renderPage(html));
  const session = bank.sessions().find((each) => each.id === id);
  const charge = bank.charges().find((each) => each.id === id);
  if (kind === "pay" && session?.status === "open") {
    if (method === "GET") return show(renderCards(session.isSavingOffered, session.cancel_url));
    const paid = bank.payPage(id, form.get("card") ?? "", form.has("keep"));
    if (paid.status === "declined")
      return show(`<p>Your card was declined.</p>${renderCards(session.isSavingOffered, session.cancel_url)}`);
    return go(paid.status === "secured" ? `/secure/${paid.charge}` : session.success_url);
  }
  if (kind === "secure" && charge?.status === "requires_action") {
    if (method === "GET")
      return show(
        `<form method="post"><button name="is" value="right">It is me</button><button name="is" value="wrong">It is not</button></form>`,
      );
    bank.secure(id, form.get("is") === "right");
    return go(charge.return_url ?? "/");
  }
  response.writeHead(404).end("This page is closed.");
}

function renderCards(isSavingOffered: boolean, cancelUrl: string): string {
  const choices = Object.entries(TEST_CARDS).map(
    ([name, number]) => `<label><input type="radio" name="card" value="${number}" required>${name}</label>`,
  );
  const keep = isSavingOffered ? `<label><input type="checkbox" name="keep" value="1">Keep my card</label>` : "";
  return `<form method="post">${choices.join("")}${keep}<button>Pay</button></form><a href="${cancelUrl}">Back</a>`;
}

function renderPage(body: string): string {
  return `<!doctype html><html lang="en"><title>The fake of Stripe</title><body>${body}</body></html>`;
}
