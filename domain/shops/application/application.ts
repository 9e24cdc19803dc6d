import {
  type ApplicationStatus,
  type ApplicationType,
  type DocumentKind,
  NEEDED_DOCUMENTS,
} from "#shared/shop-application.ts";

/** What the applicant says about themselves. */
export type ApplicationFields = {
  shopName: string;
  offer: string;
  legalName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
  registrationNumber: string;
  taxNumber: string;
};

export type ApplicationDocument = { id: number; kind: DocumentKind; createdAt: string };

/** Of the bank account only its last characters are ever shown. */
export type ApplicationView = ApplicationFields & {
  id: number;
  type: ApplicationType;
  status: ApplicationStatus;
  bankEnding: string;
  isBankConfirmed: boolean;
  termsAcceptedAt: string | null;
  question: string;
  answer: string;
  rejection: string;
  submittedAt: string | null;
  documents: ApplicationDocument[];
};

/** The allowed changes of an application's status. A rejected customer begins a new one. */
const APPLICATION_MOVES = {
  draft: ["submitted"],
  submitted: ["questioned", "approved", "rejected"],
  questioned: ["submitted", "rejected"],
  approved: [],
  rejected: [],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

export function canMoveTo(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return (APPLICATION_MOVES[from] as readonly ApplicationStatus[]).includes(to);
}

const NEEDED = ["shopName", "offer", "legalName", "phone", "line1", "city", "countryCode"] as const;
const NEEDED_OF: Record<ApplicationType, readonly (keyof ApplicationFields)[]> = {
  individual: [...NEEDED, "birthDate"],
  business: [...NEEDED, "registrationNumber", "taxNumber"],
};

/** The fields and documents that are still missing, by their names in the call. */
export function missingOf(application: ApplicationView): string[] {
  const fields = NEEDED_OF[application.type].filter((name) => !application[name]).map((name) => FIELD_NAMES[name]);
  const documents = NEEDED_DOCUMENTS[application.type]
    .filter((kind) => !application.documents.some((document) => document.kind === kind))
    .map((kind) => `document_${kind}`);
  return [...fields, ...documents, ...(application.isBankConfirmed ? [] : ["bank_account"])];
}

const FIELD_NAMES: Record<keyof ApplicationFields, string> = {
  shopName: "shop_name",
  offer: "offer",
  legalName: "legal_name",
  birthDate: "birth_date",
  phone: "phone",
  line1: "line_1",
  line2: "line_2",
  city: "city",
  state: "state",
  postalCode: "postal_code",
  countryCode: "country_code",
  registrationNumber: "registration_number",
  taxNumber: "tax_number",
};
