import type { ReactNode } from "react";
import { useDocumentFrame } from "./document-frame.tsx";

/** The HTML of parts that are the same on this page, by name; null in the page from which it is extracted, where `mark` marks the boundaries. */
export type StoredParts = { mark: string; html: ReadonlyMap<string, string> | null };

/**
 * HTML that is the same on all public pages of a language: the server renders it once and inserts it into later pages.
 * The browser hydrates it like any other.
 */
export function StoredPart({ name, children }: { name: string; children: ReactNode }) {
  const { storedParts } = useDocumentFrame();
  const html = storedParts?.html?.get(name);
  if (html !== undefined) return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  const bound = storedParts?.html === null && <i id={storedParts.mark} title={name} />;
  // The browser renders empty boundary elements too, because `useId` counts children.
  return (
    <div className="contents">
      {bound}
      {children}
      {bound}
    </div>
  );
}
