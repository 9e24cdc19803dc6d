import { readOrderCode } from "#domain/order/order-code.ts";

export type OrderSearch =
  | { kind: "email"; text: string }
  | { kind: "code"; code: string; text: string }
  | { kind: "words"; text: string };

const ORDER_CODE = /^(sk[\s-]?)?[0-9a-z]{4}[\s-]?[0-9a-z]{4}$/i;

/** What staff means by what it typed: an e-mail address, an order's code or a purchase's, or words. */
export function readSearch(typed: string): OrderSearch {
  const text = typed.trim();
  if (/^\S+@\S+$/.test(text)) return { kind: "email", text: text.toLowerCase() };
  const isCode = ORDER_CODE.test(text) && (/^sk/i.test(text) || /\d/.test(text));
  return isCode ? { kind: "code", code: readOrderCode(text), text } : { kind: "words", text };
}
