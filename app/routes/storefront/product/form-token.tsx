import { Inlay } from "#app/ui/parts/inlay.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

/** The page's token, for the form that a browser without scripts sends. */
export function FormToken() {
  return (
    <Inlay as="div" hidden>
      <TokenInput />
    </Inlay>
  );
}

function TokenInput() {
  const token = useVisitor((state) => state.token);
  return <input type="hidden" name="_token" value={token} readOnly />;
}
