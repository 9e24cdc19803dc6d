import { useEffect, useState } from "react";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { useAddressIn } from "#app/ui/shell/document-links.tsx";
import { LanguageBar } from "#app/ui/shell/language-bar.tsx";
import { readHint } from "#shared/hint-cookie.ts";
import { offeredLanguage } from "#shared/language-choice.ts";
import { rememberLanguage } from "./remember-language.ts";

/** Offers the browser's language until one is chosen: the page itself is the same for everyone. */
export function LanguageOffer({ languages, settingsData }: Pick<RootView, "languages" | "settingsData">) {
  const { language } = usePage();
  const addressIn = useAddressIn(settingsData.defaultLanguage);
  const [offered, setOffered] = useState<string | null>(null);

  useEffect(() => {
    if (readHint(document.cookie).language) return;
    const known = languages.map(({ code }) => code);
    setOffered(offeredLanguage({ wished: navigator.languages, known, shown: language.code }));
  }, [languages, language.code]);

  const other = languages.find(({ code }) => code === offered);
  if (!other) return null;

  function choose(code: string): void {
    rememberLanguage(code);
    setOffered(null);
  }

  return (
    <LanguageBar
      language={other}
      address={addressIn(other.code)}
      onChoose={() => choose(other.code)}
      onClose={() => choose(language.code)}
    />
  );
}
