import { Link } from "react-router";
import { Icon } from "../parts/icon.tsx";

/** From the editor to the product's page. */
export function PreviewLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-2 text-sm font-medium text-primary-text hover:underline"
    >
      <Icon name="eye" className="size-4" />
      {label}
    </Link>
  );
}
