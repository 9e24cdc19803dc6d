import { useLocation } from "react-router";
import { loginPath } from "../ui/session/way-back.ts";
import { useVisitor } from "./visitor-store.tsx";

/** The path to sign in and return here; null for a signed-in customer. */
export function useSignInPath(): string | null {
  const isGuest = useVisitor((state) => !state.isSignedIn);
  const { pathname, search } = useLocation();
  return isGuest ? loginPath(pathname + search) : null;
}
