import type { ReactNode } from "react";

/** A named block in the upper half of a document. */
export function SheetPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-sans text-sm font-normal text-muted">{name}</h3>
      {children}
    </section>
  );
}

/** A label with its value, in a list of them. */
export function SheetFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
