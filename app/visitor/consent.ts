import { useSyncExternalStore } from "react";
import { CONSENT_PURPOSES, type ConsentPurpose, readConsent } from "#shared/consent.ts";
import { useCall } from "../api-client/call.ts";

const CHANGED = "souk:consent";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

const stateOf = (purpose: ConsentPurpose) => {
  const { accepted, declined } = readConsent(document.cookie);
  return accepted.includes(purpose) ? "accepted" : declined.includes(purpose) ? "declined" : "open";
};

/**
 * Whether the visitor has accepted a purpose, and how to accept it now. On the server and while hydrating it is never
 * accepted.
 */
export function useConsent(purpose: ConsentPurpose): {
  isAllowed: boolean;
  /** Whether the visitor has not decided yet. */
  isOpen: boolean;
  /** Returns whether it was stored; a failure is shown in a toast. */
  allow: () => Promise<boolean>;
} {
  const decide = useDecideConsent();
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(purpose),
    () => "declined" as const,
  );
  return { isAllowed: state === "accepted", isOpen: state === "open", allow: () => decide({ [purpose]: true }) };
}

/** Decides on purposes; earlier decisions on others stay. */
export function useDecideConsent() {
  const call = useCall();
  return async (decisions: Partial<Record<ConsentPurpose, boolean>>): Promise<boolean> => {
    const known = readConsent(document.cookie);
    const listOf = (list: readonly ConsentPurpose[], isAccepted: boolean) =>
      CONSENT_PURPOSES.filter((purpose) =>
        decisions[purpose] === undefined ? list.includes(purpose) : decisions[purpose] === isAccepted,
      );
    const json = { accepted: listOf(known.accepted, true), declined: listOf(known.declined, false) };
    const outcome = await call.post("/consent", { json });
    if (outcome.ok) window.dispatchEvent(new Event(CHANGED));
    return outcome.ok;
  };
}
