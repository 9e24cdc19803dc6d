import { type ReactNode, useId } from "react";

type ListPartProps = { title: string; text?: string; actions?: ReactNode; children: ReactNode };

/** A section of a screen with its own list: title, add button, and rows. */
export function ListPart({ title, text, actions, children }: ListPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
        </div>
        {actions}
      </div>
      <ul
        aria-labelledby={id}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {children}
      </ul>
    </section>
  );
}
