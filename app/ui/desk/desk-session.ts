import { createContext, type ReactNode, useContext } from "react";
import type { DeskCounter } from "#domain/platform/desk/desk-counter.ts";

/** The user of a desk and what the frame offers besides navigation. */
export type DeskSession = {
  user: {
    firstName: string;
    lastName: string;
    email: string;
    image: string | null;
    isStaff: boolean;
    isSeller: boolean;
    unreadNotifications: number;
  };
  counters: readonly DeskCounter[];
  /** Only staff see the shop. */
  isClosed: boolean;
  /** The list below the bell; `close` when one of them is opened. */
  notifications: (close: () => void) => ReactNode;
  languages: readonly { code: string; name: string }[];
  defaultLanguage: string;
  onLanguage: (code: string) => void;
  onSignOut: () => void;
  /** Ends the look of staff at a shop. */
  onStopLooking: () => void;
};

/** Provided by the shell around the operator's and the sellers' screens; null for a guest. */
export const DeskSessionContext = createContext<DeskSession | null>(null);

export function useDeskSession(): DeskSession | null {
  return useContext(DeskSessionContext);
}
