import type { ApplicationCheck, ApplicationStatus, ApplicationType, DocumentKind } from "#shared/shop-application.ts";
import type { Translate } from "#shared/translate.ts";

export function applicationTypeName(type: ApplicationType, t: Translate): string {
  return type === "business" ? t("Business") : t("Individual");
}

export function applicationStatusName(status: ApplicationStatus, t: Translate): string {
  const names: Record<ApplicationStatus, string> = {
    draft: t("Draft"),
    submitted: t("In review"),
    questioned: t("Question open"),
    approved: t("Approved"),
    rejected: t("Rejected"),
  };
  return names[status];
}

export const APPLICATION_TONES = {
  draft: "calm",
  submitted: "open",
  questioned: "open",
  approved: "good",
  rejected: "bad",
} as const;

export function documentName(kind: DocumentKind, t: Translate): string {
  const names: Record<DocumentKind, string> = {
    identity: t("Identity document"),
    registration: t("Business registration"),
    tax: t("Tax certificate"),
    address: t("Proof of address"),
  };
  return names[kind];
}

export function checkName(check: ApplicationCheck, t: Translate): string {
  const names: Record<ApplicationCheck, string> = {
    identity: t("Identity matches the document"),
    trader: t("Trader details are complete and plausible"),
    tax: t("Tax number is valid for the type of seller"),
    bank: t("Bank account belongs to the seller"),
  };
  return names[check];
}
