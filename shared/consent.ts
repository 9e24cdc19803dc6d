/** What is loaded only with the visitor's consent, by purpose; what is necessary needs none. */
export const CONSENT_PURPOSES = ["preferences", "media", "statistics"] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a visitor has decided; purposes in neither list are open. */
export type Consent = {
  accepted: readonly ConsentPurpose[];
  declined: readonly ConsentPurpose[];
  /** Random, to find the decision in the log; empty before the first. */
  key: string;
};

/** Readable by scripts. */
export const CONSENT_COOKIE = "souk_consent";
export const CONSENT_SECONDS = 180 * 86_400;
/** Increase it when the purposes change in meaning: all visitors must then consent again. */
export const CONSENT_TEXT_VERSION = 1;

const COOKIE = new RegExp(
  `(?:^|;\\s*)${CONSENT_COOKIE}=(\\d{1,4})\\.([a-z-]{0,60})\\.([a-z-]{0,60})\\.([\\w-]{16,40})(?:;|$)`,
);
const NOTHING: Consent = { accepted: [], declined: [], key: "" };

/** From the cookies of a request or a document; nothing is decided if another version of the texts was shown. */
export function readConsent(cookies: string): Consent {
  const [, version, accepted = "", declined = "", key = ""] = COOKIE.exec(cookies) ?? [];
  if (Number(version) !== CONSENT_TEXT_VERSION) return NOTHING;
  return { accepted: purposesOf(accepted), declined: purposesOf(declined), key };
}

/** Such as `1.media.statistics.k3Vd…`. */
export function writeConsent({ accepted, declined, key }: Consent): string {
  return `${CONSENT_TEXT_VERSION}.${accepted.join("-")}.${declined.join("-")}.${key}`;
}

function purposesOf(text: string): ConsentPurpose[] {
  const names = text.split("-");
  return CONSENT_PURPOSES.filter((purpose) => names.includes(purpose));
}
