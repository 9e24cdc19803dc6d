import type { ReactNode } from "react";

/** A page on the screen and in print. */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article
      aria-label={label}
      className="rounded-card border border-line bg-surface p-5 sm:p-10 print:break-after-page print:border-0 print:p-0 print:last:break-after-auto"
    >
      {children}
    </article>
  );
}
