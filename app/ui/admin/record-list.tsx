import type { ReactNode } from "react";
import { Link } from "react-router";

/** Rows that each link to their details: stacked on a phone, in columns on a wide screen. */
export function RecordList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {children}
    </ul>
  );
}

/**
 * `columns`: the column widths on a wide screen. `isNoted`: opening is recorded in the audit log, so the link is
 * not prefetched.
 */
export function RecordRow({
  to,
  title,
  columns,
  isNoted = false,
  children,
}: {
  to: string;
  title: ReactNode;
  columns: string;
  isNoted?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-sm hover:bg-sunken ${columns}`}
    >
      <Link
        to={to}
        prefetch={isNoted ? "none" : "intent"}
        className="min-w-0 truncate font-semibold after:absolute after:inset-0"
      >
        {title}
      </Link>
      {children}
    </li>
  );
}
