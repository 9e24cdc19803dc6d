import { Slot } from "#app/ui/parts/slot.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

/** The page's token, for a form submitted without scripts. */
export function FormToken() {
  return (
    <Slot as="div" hidden>
      <TokenInput />
    </Slot>
  );
}

function TokenInput() {
  const token = useVisitor((state) => state.token);
  return <input type="hidden" name="_token" value={token} readOnly />;
}
