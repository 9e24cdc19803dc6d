import { useLocation } from "react-router";
import { loginPath } from "../ui/session/way-back.ts";
import { useVisitor } from "./visitor-store.tsx";

/** Where a guest signs in to come back here; null for whoever has. */
export function useSignInPath(): string | null {
  const isGuest = useVisitor((state) => state.user === null);
  const { pathname, search } = useLocation();
  return isGuest ? loginPath(pathname + search) : null;
}
