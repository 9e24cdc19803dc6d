import { Link } from "react-router";
import { Icon } from "./icon.tsx";

export type BackLinkProps = { to: string; label: string };

/** Above a title: the link back to a list. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="mb-2 inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink"
    >
      <Icon name="chevron-left" className="mirrored size-4" />
      {label}
    </Link>
  );
}
