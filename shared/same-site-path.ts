/** A redirect path within this shop, from a URL; null for anything that could lead elsewhere. */
export function sameSitePath(asked: string | null | undefined): string | null {
  if (!asked || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) || asked.length > 2_000) return null;
  const url = new URL(asked, "http://shop.invalid");
  return url.host === "shop.invalid" ? url.pathname + url.search + url.hash : null;
}
