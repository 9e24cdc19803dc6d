import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For a scrolling row of links: centers the current one. */
export function useCurrentInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const whole = row.current?.getBoundingClientRect();
    if (current && whole)
      row.current?.scrollBy({ left: current.left + current.width / 2 - (whole.left + whole.width / 2) });
  }, [pathname]);

  return row;
}
