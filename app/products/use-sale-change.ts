import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { revalidateAfter } from "../api-client/revalidation.ts";

/** Shortly after the exact time, with jitter between browsers. */
const FIRST_MILLISECONDS = 1000;
const SPREAD_MILLISECONDS = 3000;

/** Reloads the screen when a sale starts or ends while it is open, once for all that end together. */
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
