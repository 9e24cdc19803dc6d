import type { ReactNode } from "react";
import { usePage } from "./page.tsx";

/** The original text next to the field of its translation. Without it: the field of the original itself. */
export function TranslationPair({ source, children }: { source: string | undefined; children: ReactNode }) {
  const { t } = usePage();
  if (source === undefined) return children;
  return (
    <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
      <div className="min-w-0 text-sm">
        <p className="text-xs text-muted md:mb-1">{t("Original")}</p>
        <p dir="auto" className="rounded-field bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">
          {source || "–"}
        </p>
      </div>
      {children}
    </div>
  );
}
