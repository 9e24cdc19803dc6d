import { useHref } from "react-router";
import { usePage } from "./page.tsx";
import { withImageSizes, withRootOfLinks } from "./with-root-of-links.ts";

type WrittenTextProps = {
  /** HTML that is safe to show. */
  html: string;
  /** Of the text, where it may be another than the page's. */
  languageCode?: string;
  className?: string;
};

/** What staff have written with the editor. Links to the shop's own pages lead to those in the page's language. */
export function WrittenText({ html, languageCode, className = "" }: WrittenTextProps) {
  const { language, appPath } = usePage();
  const root = useHref("/");
  const isForeign = languageCode !== undefined && languageCode !== language.code;
  return (
    <div
      lang={isForeign ? languageCode : undefined}
      dir={isForeign ? "auto" : undefined}
      className={`written written-blocks written-wide ${className}`}
      dangerouslySetInnerHTML={{ __html: withImageSizes(withRootOfLinks(html, root), appPath) }}
    />
  );
}
