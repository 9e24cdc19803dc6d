import { type ReactNode, useId } from "react";

/** A titled section of an order screen. */
export function OrderPart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="min-w-0 scroll-mt-36 rounded-card border border-line bg-surface p-5 sm:p-6 xl:[aside_&]:p-5 print:break-inside-avoid"
    >
      <h2 id={titleId} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
