import type { Refusal } from "#shared/failures.ts";
import type { StaffRefusal } from "../permission/permission.ts";

/** The texts of a page in one language; a body is HTML that is safe to show. */
export type PageTexts = { title: string; body: string; description: string };
export type PageTranslation = PageTexts & { languageCode: string };

/** A row of the operator's list. */
export type PageRow = {
  id: number;
  slug: string;
  title: string;
  isPublished: boolean;
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
  isLegal: boolean;
  isInFooter: boolean;
  translations: PageTranslation[];
  /** The latest first. */
  versions: PageVersion[];
};

export type SavePageFailure =
  | StaffRefusal
  | Refusal<"changed_meanwhile">
  | { code: "invalid"; errors: Record<string, string[]> };
