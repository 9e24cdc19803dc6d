import type { ReactNode } from "react";

/** The frame of sign-in and sign-up: a card in the center. */
export function SessionCard({
  title,
  text,
  children,
  footer,
}: {
  title: string;
  text?: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="content-width py-8 sm:py-14">
      <div className="mx-auto max-w-md rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-2 text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
        {footer && <div className="mt-6 border-t border-line pt-5 text-center">{footer}</div>}
      </div>
    </div>
  );
}
