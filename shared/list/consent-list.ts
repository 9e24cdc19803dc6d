import { CONSENT_PURPOSES } from "../consent.ts";
import type { ListDefinition } from "./list.ts";

/** What visitors decided on cookies and embedded content. */
export const CONSENT_LIST = {
  sorts: ["decided"],
  defaultSort: { column: "decided", isDescending: true },
  filters: {
    accepted: { kind: "choice", choices: CONSENT_PURPOSES, operators: ["is"] },
    declined: { kind: "choice", choices: CONSENT_PURPOSES, operators: ["is"] },
    version: { kind: "number" },
    decided: { kind: "day" },
  },
} as const satisfies ListDefinition;
