import { createContext, useContext } from "react";
import type { Page } from "../ui/parts/page.tsx";

/** What a document is made with and keeps for its whole life; the browser reads it back from the document itself. */
export type DocumentFrame = {
  page: Page;
  /** Of the page as it was sent; the visitor store has the newest. */
  token: string;
  /** The country that the visitor has things sent to. */
  shipTo: string;
  /** Address of the language's keyword file. */
  languageFile: string;
  nonce: string | undefined;
  isDemo: boolean;
};

export const DocumentFrameContext = createContext<DocumentFrame | null>(null);

export function useDocumentFrame(): DocumentFrame {
  const frame = useContext(DocumentFrameContext);
  if (!frame) throw new Error("No <DocumentFrameContext> above");
  return frame;
}
