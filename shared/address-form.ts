export const ADDRESS_PARTS = ["line_1", "line_2", "city", "state", "postal_code"] as const;
export const STATE_KINDS = ["state", "province", "prefecture", "emirate", "governorate", "region", "any"] as const;
export const POSTAL_CODE_KINDS = ["postal", "zip", "postcode", "pin"] as const;

export type AddressPart = (typeof ADDRESS_PARTS)[number];
export type StateKind = (typeof STATE_KINDS)[number];
export type PostalCodeKind = (typeof POSTAL_CODE_KINDS)[number];

/** The address form of a country: its parts in order, and their local labels. */
export type AddressForm = {
  parts: readonly AddressPart[];
  stateKind: StateKind;
  postalCodeKind: PostalCodeKind;
  isPostalCodeRequired: boolean;
  /** Matches the whole code, in ASCII; null if any code is accepted. */
  postalCodePattern: string | null;
  postalCodeExample: string;
  /** What the operator entered for the pattern; absent in a built-in form. */
  postalCodeMask?: string;
};

const ANYWHERE: AddressForm = {
  parts: ["line_1", "line_2", "city", "state", "postal_code"],
  stateKind: "any",
  postalCodeKind: "postal",
  isPostalCodeRequired: false,
  postalCodePattern: null,
  postalCodeExample: "",
};
/** Mail needs no state there, and the postal code precedes the town. */
const CODE_AND_TOWN: readonly AddressPart[] = ["line_1", "line_2", "postal_code", "city"];
const FIVE_DIGITS = { isPostalCodeRequired: true, postalCodePattern: "[0-9]{5}" };

const FORMS: Readonly<Record<string, Partial<AddressForm>>> = {
  US: {
    stateKind: "state",
    postalCodeKind: "zip",
    isPostalCodeRequired: true,
    postalCodePattern: "[0-9]{5}(-?[0-9]{4})?",
    postalCodeExample: "97205",
  },
  CA: {
    stateKind: "province",
    isPostalCodeRequired: true,
    postalCodePattern: "[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]",
    postalCodeExample: "K1A 0B1",
  },
  AU: {
    stateKind: "state",
    postalCodeKind: "postcode",
    isPostalCodeRequired: true,
    postalCodePattern: "[0-9]{4}",
    postalCodeExample: "3000",
  },
  GB: {
    parts: ["line_1", "line_2", "city", "postal_code"],
    postalCodeKind: "postcode",
    isPostalCodeRequired: true,
    postalCodePattern: "[A-Za-z]{1,2}[0-9][0-9A-Za-z]? ?[0-9][A-Za-z]{2}",
    postalCodeExample: "SW1A 2AA",
  },
  DE: { ...FIVE_DIGITS, parts: CODE_AND_TOWN, postalCodeExample: "10115" },
  FR: { ...FIVE_DIGITS, parts: CODE_AND_TOWN, postalCodeExample: "75001" },
  NL: {
    parts: CODE_AND_TOWN,
    isPostalCodeRequired: true,
    postalCodePattern: "[1-9][0-9]{3} ?[A-Za-z]{2}",
    postalCodeExample: "1012 AB",
  },
  ES: {
    parts: ["line_1", "line_2", "postal_code", "city", "state"],
    stateKind: "region",
    isPostalCodeRequired: true,
    postalCodePattern: "(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}",
    postalCodeExample: "28013",
  },
  IT: {
    ...FIVE_DIGITS,
    parts: ["line_1", "line_2", "postal_code", "city", "state"],
    stateKind: "region",
    postalCodeExample: "00184",
  },
  SA: {
    parts: ["line_1", "line_2", "state", "city", "postal_code"],
    stateKind: "region",
    postalCodePattern: "[0-9]{5}(-?[0-9]{4})?",
    postalCodeExample: "11564",
  },
  AE: { parts: ["line_1", "line_2", "state", "city"], stateKind: "emirate" },
  KW: {
    parts: ["state", "city", "line_1", "line_2", "postal_code"],
    stateKind: "governorate",
    postalCodePattern: "[0-9]{5}",
    postalCodeExample: "13001",
  },
  EG: { parts: ["line_1", "line_2", "state", "city", "postal_code"], stateKind: "governorate" },
  JO: { parts: ["line_1", "line_2", "state", "city", "postal_code"], stateKind: "governorate" },
  IN: {
    stateKind: "state",
    postalCodeKind: "pin",
    isPostalCodeRequired: true,
    postalCodePattern: "[1-9][0-9]{2} ?[0-9]{3}",
    postalCodeExample: "110001",
  },
  JP: {
    parts: ["postal_code", "state", "city", "line_1", "line_2"],
    stateKind: "prefecture",
    isPostalCodeRequired: true,
    postalCodePattern: "[0-9]{3}-?[0-9]{4}",
    postalCodeExample: "100-0001",
  },
};

export function addressFormOf(countryCode: string): AddressForm {
  return { ...ANYWHERE, ...FORMS[countryCode] };
}

/** The zero of each script that a code may be typed in. */
const ZEROS = ["٠", "۰", "०"];

/** Normalized to ASCII digits and capital letters, with single spaces. */
export function normalizePostalCode(typed: string): string {
  const latin = typed.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const zero = ZEROS.findLast((first) => first <= digit)!;
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
  return latin.trim().replace(/\s+/g, " ").toUpperCase();
}

/** The pattern of a form field, which accepts digits of any script here; the exact digits are checked later. */
export function typedPattern(pattern: string): string {
  return pattern.replace(/\[([0-9])-([0-9])/g, "[$1-$2٠-٩۰-۹०-९").replaceAll(/(?<![-{[0-9])[0-9](?=\[)/g, (digit) => {
    const scripts = ZEROS.map((zero) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));
    return `[${digit}${scripts.join("")}]`;
  });
}

/** Whether a normalized code is valid in this form. */
export function isPostalCodeOf(form: AddressForm, code: string): boolean {
  const { parts, postalCodePattern, isPostalCodeRequired } = form;
  if (!parts.includes("postal_code") || code === "") return !isPostalCodeRequired;
  return postalCodePattern === null || new RegExp(`^(?:${postalCodePattern})$`).test(code);
}
