/** Screens that are a visitor's own: search engines are kept out. */
export const PERSONAL_SCREENS = [
  "admin",
  "cart",
  "checkout",
  "compare-list",
  "credit-note",
  "get-invoice",
  "invoice",
  "login",
  "order-confirmation",
  "payment",
  "register",
  "reset",
  "reset-password",
  "setup",
  "user",
  "verify-email",
] as const;

/** Parameters that only mark something on a screen. All but these, `tab` and `page` choose or sort what it shows. */
const MARKS = new Set(["view", "variant", "currency"]);
const FIRST_TAB = "products";
const PERSONAL = new RegExp(`^/(${PERSONAL_SCREENS.join("|")})(/|$)`);

/**
 * The address under which search engines know a screen: tabs and later pages of a list are pages of their own; a filtered or sorted
 * list is the whole list. Null for what they are to leave out: a visitor's own screens, and what was searched for.
 */
export function publicAddress(pathname: string, search: string): string | null {
  const parameters = new URLSearchParams(search);
  if (PERSONAL.test(pathname) || parameters.get("q")) return null;
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  const tab = parameters.get("tab") ?? FIRST_TAB;
  if (tab !== FIRST_TAB && /^[a-z]+$/.test(tab)) return `${path}?tab=${tab}`;
  const others = [...parameters.keys()].filter((name) => !MARKS.has(name));
  const page = Number(parameters.get("page"));
  return others.join() === "page" && Number.isInteger(page) && page > 1 ? `${path}?page=${page}` : path;
}
