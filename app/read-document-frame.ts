import { createTranslate } from "#shared/translate.ts";
import { loadKeywords } from "./call.ts";
import type { DocumentFrame } from "./document-frame.tsx";
import type { ServerClock } from "./ui/parts/page.tsx";

/** Reads the frame back from the document, with the keywords of its language, before the page wakes up. */
export async function readDocumentFrame(): Promise<DocumentFrame> {
  const root = document.documentElement;
  const languageFile = document.querySelector<HTMLLinkElement>("link#lang_file")?.getAttribute("href") ?? "";
  const keywords = languageFile ? await loadKeywords(languageFile) : {};
  const t = createTranslate(keywords, root.lang);
  return {
    page: {
      t,
      language: { code: root.lang, direction: root.dir === "rtl" ? "rtl" : "ltr" },
      shopName: document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "",
      baseUrl: hiddenValue("base_url"),
      appPath: hiddenValue("app_path"),
      clock: readClock(Number(root.dataset.madeAt)),
    },
    token: hiddenValue("token"),
    shipTo: root.dataset.shipTo ?? "",
    languageFile,
    nonce: undefined,
  };
}

/** The document was made when its first byte arrived; only spans of the browser's clock are trusted. */
function readClock(madeAt: number): ServerClock {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return { madeAt, lag: madeAt - (performance.timeOrigin + (document?.responseStart ?? 0)) };
}

/** The spec's alert, once, where the page lacks what every call needs. */
export function alertIfMarkerIsMissing(): void {
  if (hiddenValue("token") && hiddenValue("base_url")) return;
  window.alert("Something went wrong with your Script, Please contact to the script author");
}

function hiddenValue(id: string): string {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element.value : "";
}
