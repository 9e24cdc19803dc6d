import type { ReactNode } from "react";
import { TablePart } from "../desk/data-table/table-part.tsx";

type ListPartProps = { title: string; text?: string; actions?: ReactNode; children: ReactNode };

/** A section of a screen with its own list: title, add button, and rows. */
export function ListPart({ title, children, ...part }: ListPartProps) {
  return (
    <TablePart isLandmark title={title} {...part}>
      <ul
        aria-label={title}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {children}
      </ul>
    </TablePart>
  );
}
