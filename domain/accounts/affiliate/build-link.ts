import type { Context } from "../../context.ts";

/** The path of a page of this shop, from its address as pasted or typed; the start page if it is of another site. */
export function readPagePath({ shopUrl }: Pick<Context, "shopUrl">, entered: string): string {
  const text = entered.trim().slice(0, 500);
  const base = new URL(`${shopUrl}/`);
  const url = URL.canParse(text, base) ? new URL(text, base) : base;
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return "/";
  url.searchParams.delete("referral_code");
  return `/${url.pathname.slice(base.pathname.length)}${url.search}`;
}

/** An affiliate's link to a page of this shop. */
export function buildLink({ shopUrl }: Pick<Context, "shopUrl">, path: string, code: string): string {
  const url = new URL(`${shopUrl}${path}`);
  url.searchParams.set("referral_code", code);
  return url.href;
}
