import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

const FIELDS = "input, textarea, select";

/** After a navigation the new heading has the focus, and the screen's title is read out. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    // First what the old screen had opened closes, and gives back a focus that nobody wants any more.
    const timer = setTimeout(() => {
      last.current = pathname;
      setTitle(document.title);
      focusScreen(hash.slice(1));
    });
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <p data-shell="" aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** The part that the address names, else the heading; a field that took the focus itself keeps it. */
function focusScreen(anchor: string): void {
  const main = document.getElementById("main");
  const { activeElement } = document;
  if (!main || (activeElement?.matches(FIELDS) && main.contains(activeElement))) return;
  const named = anchor ? document.getElementById(anchor) : null;
  const target = named ?? main.querySelector("h1") ?? main;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
