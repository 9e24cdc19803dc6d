import { LANGUAGE_COOKIE } from "#shared/language-choice.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** From now on the home page is shown in this language. */
export function rememberLanguage(code: string, appPath: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${code}; path=${appPath}; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
