import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { revalidateAfter } from "../api-client/revalidation.ts";

/** Behind the instant itself, and not all browsers at once. */
const FIRST_MILLISECONDS = 1000;
const SPREAD_MILLISECONDS = 3000;

/** What to do when a sale begins or ends before the shopper's eyes: the screen is read again, once for all that end together. */
export function useSaleChange(): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    const wait = FIRST_MILLISECONDS + Math.random() * SPREAD_MILLISECONDS;
    timer.current = setTimeout(() => void revalidateAfter(["time"], revalidate), wait);
  }, [revalidate]);
}
