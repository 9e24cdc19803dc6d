import { useEffect, useState } from "react";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

const TOLD_MILLISECONDS = 2000;

/** Copies a text and confirms it for two seconds. */
export function useCopy() {
  const { t } = usePage();
  const addToast = useVisitor((state) => state.addToast);
  const [copied, setCopied] = useState<string | null>(null);

  useEffect(() => {
    if (copied === null) return;
    const wait = setTimeout(() => setCopied(null), TOLD_MILLISECONDS);
    return () => clearTimeout(wait);
  }, [copied]);

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      addToast({ kind: "success", message: t("Copied {code}", { code: text }) });
    } catch {
      addToast({
        kind: "warning",
        message: t("Your browser doesn't allow copying. The code is {code}.", { code: text }),
      });
    }
  }

  return { copied, copy };
}
