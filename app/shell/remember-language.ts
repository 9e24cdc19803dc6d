import { HINT_COOKIE, HINT_SECONDS, readHint, writeHint } from "#shared/hint-cookie.ts";

/** Saves this language for the home page. */
export function rememberLanguage(language: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  const hint = writeHint({ ...readHint(document.cookie), language });
  document.cookie = `${HINT_COOKIE}=${hint}; path=/; max-age=${HINT_SECONDS}; samesite=lax${secure}`;
}
