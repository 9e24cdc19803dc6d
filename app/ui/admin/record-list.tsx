import type { ReactNode } from "react";
import { Link } from "react-router";

/** Rows of records, each a link to its own screen: one below the other on a phone, in columns where there is room. */
export function RecordList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {children}
    </ul>
  );
}

/** `columns`: the widths of the cells where there is room. `isNoted`: looking is written down, so it is not done ahead. */
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
