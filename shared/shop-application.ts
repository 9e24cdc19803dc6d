export const APPLICATION_TYPES = ["individual", "business"] as const;
export const APPLICATION_STATUSES = ["draft", "submitted", "questioned", "approved", "rejected"] as const;
export const DOCUMENT_KINDS = ["identity", "registration", "tax", "address"] as const;

export type ApplicationType = (typeof APPLICATION_TYPES)[number];
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The documents without which an application cannot be sent. */
export const NEEDED_DOCUMENTS: Record<ApplicationType, readonly DocumentKind[]> = {
  individual: ["identity"],
  business: ["identity", "registration"],
};

/** Whether the applicant may change it now. */
export function isEditable(status: ApplicationStatus): boolean {
  return status === "draft" || status === "questioned";
}

/** What the operator checks before an approval. */
export const APPLICATION_CHECKS = ["identity", "trader", "tax", "bank"] as const;
export type ApplicationCheck = (typeof APPLICATION_CHECKS)[number];

/** The type that a path names; `seller` is an individual. Null for any other. */
export function readApplicationType(text: string): ApplicationType | null {
  if (text === "seller") return "individual";
  return APPLICATION_TYPES.find((type) => type === text) ?? null;
}
