import type { Context as HonoContext } from "hono";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import type { ServerEnvironment } from "../app.ts";
import { isRead } from "./request.ts";

type PageAddress = { languageCode: string | null; path: string; appPath: string };

/** Where the setup of an empty shop is, in the language of the address or else of the browser; null at this address. */
export async function setupAddress(
  c: HonoContext<ServerEnvironment>,
  { languageCode, path, appPath }: PageAddress,
): Promise<string | null> {
  const isSetup = path.replace(/\.data$/, "") === "/setup";
  if (isSetup && (languageCode !== null || path.endsWith(".data") || !isRead(c.req.method))) return null;
  const { ctx } = c.var;
  const languages = (await findLanguages(ctx)).map(({ code }) => code);
  const wanted = languageCode ?? preferred(c.req.header("Accept-Language") ?? "", languages);
  const isOther = wanted !== null && wanted !== ctx.settings.defaultLanguage && languages.includes(wanted);
  if (isSetup && !isOther) return null;
  return `${appPath}${isOther ? `${wanted}/` : ""}setup${isSetup ? new URL(c.req.url).search : ""}`;
}

/** The first language of the browser, if the shop speaks it. */
function preferred(accepted: string, languages: readonly string[]): string | null {
  const first = accepted.split(",")[0]!.split(";")[0]!.trim();
  return languages.find((code) => code === first) ?? languages.find((code) => code === first.split("-")[0]) ?? null;
}
