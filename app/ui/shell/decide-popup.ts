type PopupMoment = {
  /** The visitor's dismissal flag in this browser. */
  isDismissed: boolean;
  status: number;
  showIn: "home_page" | "all_page";
  /** Without the base path and the language. */
  pathname: string;
  /** Another dialog is open, or the visitor is typing. */
  isBlocked: boolean;
};

/** The pop-up never opens here, whatever its settings say. */
const QUIET_PLACES = /^\/(checkout|payment|setup)(\/|$)/;

/** Whether the newsletter pop-up opens; it waits while something else has the visitor's attention. */
export function decidePopup({
  isDismissed,
  status,
  showIn,
  pathname,
  isBlocked,
}: PopupMoment): "open" | "wait" | "hide" {
  const isPlace = showIn === "all_page" ? !QUIET_PLACES.test(pathname) : pathname === "/";
  if (isDismissed || status === 0 || !isPlace) return "hide";
  return isBlocked ? "wait" : "open";
}
