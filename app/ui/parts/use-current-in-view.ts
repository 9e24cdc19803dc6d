import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For a row of links that scrolls to the side: where one is stands in the middle of it. */
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
