/** Nested redirects to the login screen would make the URL too long to be passed on. */
const MAX_CHARACTERS = 1_000;

/** Where to go after signing in: a path of this shop, never another site. */
export function wayBack(wanted: string | null): string {
  if (wanted === null || wanted.length > MAX_CHARACTERS || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return "/";
  const clean = withoutRouterParts(wanted);
  const [path = "/"] = clean.split(/[?#]/);
  return /^\/(login|register|reset-password|reset)(\/|$)/.test(path) ? "/" : clean;
}

/** The login screen, with the return path in its URL. */
export function loginPath(from: string): string {
  const clean = withoutRouterParts(from);
  const back = clean.length > MAX_CHARACTERS ? clean.split(/[?#]/, 1)[0]! : clean;
  return back.length > MAX_CHARACTERS ? "/login" : `/login?redirect=${encodeURIComponent(back)}`;
}

/** The router loads data from its own URL: `/cart.data?_routes=…` belongs to `/cart`. */
export function withoutRouterParts(address: string): string {
  const [, path = "/", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parameters = query
    .split("&")
    .filter((parameter) => parameter !== "" && !/^(_routes|index)(=|$)/.test(parameter));
  const screen = path.replace(/\/_root\.data$/, "/").replace(/\.data$/, "");
  return screen + (parameters.length > 0 ? `?${parameters.join("&")}` : "") + hash;
}

/** A guest was redirected here because checkout and payment need an account. */
export function isSentByCheckout(wanted: string | null): boolean {
  return wanted !== null && /^\/(checkout|payment)(?=[/?#]|$)/.test(wanted);
}
