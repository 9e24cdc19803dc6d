import { createContext, useContext } from "react";
import type { Page } from "../ui/parts/page.tsx";
import type { StoredParts } from "./stored-part.tsx";

/** Data that stays constant for the life of a document; the browser reads it back from the document. */
export type DocumentFrame = {
  page: Page;
  /** As first rendered; the visitor store has the current value. */
  token: string;
  /** The visitor's ship-to country; the shop's own on a public page. */
  shipTo: string;
  /** URL of the language's keyword file. */
  languageFile: string;
  nonce: string | undefined;
  /** Whether the page is the same for every visitor: visitor data is loaded by a call. */
  isPublic: boolean;
  /** The visitor, on a page rendered for one visitor. */
  isSignedIn: boolean;
  isDemo: boolean;
  /** The hidden inputs of the page, by id. */
  marks: Readonly<Record<string, string>>;
  /** On the server, for a public page. */
  storedParts?: StoredParts | undefined;
};

export const DocumentFrameContext = createContext<DocumentFrame | null>(null);

export function useDocumentFrame(): DocumentFrame {
  const frame = useContext(DocumentFrameContext);
  if (!frame) throw new Error("No <DocumentFrameContext> above");
  return frame;
}
