import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

const FIELDS = "input, textarea, select";

/** After a navigation, the new heading gets the focus and the screen's title is announced. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    // First let the old screen close its dialogs and return their focus.
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

/** The target of the URL's hash, else the heading; a field that already has the focus keeps it. */
function focusScreen(anchor: string): void {
  const main = document.getElementById("main");
  const { activeElement } = document;
  if (!main || (activeElement?.matches(FIELDS) && main.contains(activeElement))) return;
  const named = anchor ? document.getElementById(anchor) : null;
  const target = named ?? main.querySelector("h1") ?? main;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
