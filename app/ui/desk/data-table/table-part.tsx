import { type ReactNode, useId } from "react";

type TablePartProps = {
  title: string;
  text?: string;
  actions?: ReactNode;
  /** A landmark; a table of the same name is one already. */
  isLandmark?: boolean;
  children: ReactNode;
};

/** A part of a screen with a table of its own. */
export function TablePart({ title, text, actions, isLandmark = false, children }: TablePartProps) {
  const id = useId();
  return (
    <section {...(isLandmark && { "aria-labelledby": id })} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
