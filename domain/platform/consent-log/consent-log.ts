import type { ConsentPurpose } from "#shared/consent.ts";

/** A decision in the log. `visitor`: the beginning of the hash of the random key in the visitor's cookie. */
export type ConsentRow = {
  id: number;
  visitor: string;
  accepted: ConsentPurpose[];
  declined: ConsentPurpose[];
  textVersion: number;
  languageCode: string;
  createdAt: string;
};
