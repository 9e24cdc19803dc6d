import { ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";

/** Opens the empty form of a new record. */
export function NewLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to}>
      <Icon name="plus" className="size-4.5" />
      {label}
    </ButtonLink>
  );
}
