/** A redirect path within this shop, from a URL; null for anything that could lead elsewhere. */
export function sameSitePath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) || path.length > 2_000) return null;
  const url = new URL(path, "http://shop.invalid");
  return url.host === "shop.invalid" ? url.pathname + url.search + url.hash : null;
}
