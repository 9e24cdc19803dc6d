import type { InvalidFields, Failure } from "#shared/failures.ts";
import type { StaffFailure } from "../permission/permission.ts";

/** The texts of a page in one language; a body is HTML that is safe to show. */
export type PageTexts = { title: string; body: string; description: string };
export type PageTranslation = PageTexts & { languageCode: string };

/** A row of the operator's list. */
export type PageRow = {
  id: number;
  slug: string;
  title: string;
  isPublished: boolean;
  /** When a published page appears; null: at once. */
  publishAt: string | null;
  isLegal: boolean;
  isInFooter: boolean;
  languages: string[];
  versionsCount: number;
  updatedAt: string;
};

export type PageVersion = { id: number; title: string; savedBy: string; createdAt: string };

/** A page to change. The texts outside of `translations` are shown where a language has none. */
export type PageForm = PageTexts & {
  id: number;
  slug: string;
  isPublished: boolean;
  /** When a published page appears; null: at once. */
  publishAt: string | null;
  isLegal: boolean;
  isInFooter: boolean;
  translations: PageTranslation[];
  /** The latest first. */
  versions: PageVersion[];
};

/** What a text has lost and gained. */
export type TextChange = { kind: "same" | "removed" | "added"; text: string };

/** A text in which a version differs from the current one; `languageCode` null: that for all languages. */
export type PageDifference = {
  languageCode: string | null;
  field: "title" | "description" | "body";
  changes: TextChange[];
};

export type SavePageFailure = StaffFailure | Failure<"changed_meanwhile"> | InvalidFields;
