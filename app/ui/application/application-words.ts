import { neverHappens } from "#shared/result.ts";
import type { ApplicationCheck, ApplicationStatus, ApplicationType, DocumentKind } from "#shared/shop-application.ts";
import type { Translate } from "#shared/translate.ts";

export function applicationTypeName(type: ApplicationType, t: Translate): string {
  return type === "business" ? t("Business") : t("Individual");
}

export function applicationStatusName(status: ApplicationStatus, t: Translate): string {
  switch (status) {
    case "draft":
      return t("Draft");
    case "submitted":
      return t("In review");
    case "questioned":
      return t("Question open");
    case "approved":
      return t("Approved");
    case "rejected":
      return t("Rejected");
    default:
      return neverHappens(status);
  }
}

export const APPLICATION_TONES = {
  draft: "calm",
  submitted: "open",
  questioned: "open",
  approved: "good",
  rejected: "bad",
} as const;

export function documentName(kind: DocumentKind, t: Translate): string {
  switch (kind) {
    case "identity":
      return t("Identity document");
    case "registration":
      return t("Business registration");
    case "tax":
      return t("Tax certificate");
    case "address":
      return t("Proof of address");
    default:
      return neverHappens(kind);
  }
}

export function checkName(check: ApplicationCheck, t: Translate): string {
  switch (check) {
    case "identity":
      return t("Identity matches the document");
    case "trader":
      return t("Trader details are complete and plausible");
    case "tax":
      return t("Tax number is valid for the type of seller");
    case "bank":
      return t("Bank account belongs to the seller");
    default:
      return neverHappens(check);
  }
}
