import { createTranslate } from "#shared/translate.ts";
import { loadKeywords } from "../api-client/call.ts";
import type { DocumentFrame } from "./document-frame.tsx";
import { setServerClock } from "../ui/parts/server-clock.ts";

/** Restores the frame from the document, with the keywords of its language, before the page hydrates. */
export async function readDocumentFrame(): Promise<DocumentFrame> {
  const root = document.documentElement;
  const languageFile = document.querySelector<HTMLLinkElement>("link#lang_file")?.getAttribute("href") ?? "";
  const keywords = languageFile ? await loadKeywords(languageFile) : {};
  const t = createTranslate(keywords, root.lang);
  const madeAt = Number(root.dataset.madeAt);
  readClock(madeAt);
  return {
    page: {
      t,
      language: { code: root.lang, direction: root.dir === "rtl" ? "rtl" : "ltr" },
      shopName: document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "",
      baseUrl: hiddenValue("base_url"),
      appPath: hiddenValue("app_path"),
      madeAt,
    },
    token: hiddenValue("token"),
    shipTo: root.dataset.shipTo ?? "",
    languageFile,
    nonce: undefined,
    isPublic: "public" in root.dataset,
    isSignedIn: root.dataset.visitor === "in",
    isDemo: "demo" in root.dataset,
    marks: Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>("body>div[hidden]>input")].map(({ id, value }) => [id, value]),
    ),
  };
}

/** A document may come from a cache: the time in its response header is more recent than the time in the document. */
function readClock(madeAt: number): void {
  const [document] = performance.getEntriesByType("navigation") as Partial<PerformanceNavigationTiming>[];
  const sentAt = document?.serverTiming?.find(({ name }) => name === "now")?.description;
  setServerClock(sentAt ? Number(sentAt) : madeAt, performance.timeOrigin + (document?.responseStart ?? 0));
}

/** The alert that the specification requires when the page lacks what every call needs; shown once. */
export function alertIfMarkerIsMissing(): void {
  if (hiddenValue("token") && hiddenValue("base_url")) return;
  window.alert("Something went wrong with your Script, Please contact to the script author");
}

function hiddenValue(id: string): string {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element.value : "";
}
