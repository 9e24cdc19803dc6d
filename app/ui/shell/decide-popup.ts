type PopupMoment = {
  /** The visitor's own flag in this browser. */
  isDismissed: boolean;
  status: number;
  showIn: "home_page" | "all_page";
  /** Below the base path and the language. */
  pathname: string;
  /** Another dialog is open, or the visitor is typing. */
  isHindered: boolean;
};

/** Here nobody is disturbed, wherever else the pop-up shows. */
const QUIET_PLACES = /^\/(checkout|payment|setup)(\/|$)/;

/** Whether the newsletter's pop-up opens; it waits for as long as something else has the visitor's attention. */
export function decidePopup({
  isDismissed,
  status,
  showIn,
  pathname,
  isHindered,
}: PopupMoment): "open" | "wait" | "hide" {
  const isPlace = showIn === "all_page" ? !QUIET_PLACES.test(pathname) : pathname === "/";
  if (isDismissed || status === 0 || !isPlace) return "hide";
  return isHindered ? "wait" : "open";
}
