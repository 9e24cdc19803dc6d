import { useVisitor } from "#app/visitor/visitor-store.tsx";

/** The page's token, for a form submitted without scripts. */
export function FormToken() {
  const token = useVisitor((state) => state.token);
  return <input type="hidden" name="_token" value={token} readOnly />;
}
