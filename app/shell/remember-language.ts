import { LANGUAGE_COOKIE } from "#shared/language-choice.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Saves this language for the home page. */
export function rememberLanguage(code: string, appPath: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${code}; path=${appPath}; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
