import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** An empty screen or list, with a next step. */
export function EmptyState({
  icon,
  title,
  text,
  children,
  isHeading = false,
}: {
  icon: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
  isHeading?: boolean;
}) {
  const Title = isHeading ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
      <span className="mb-5 flex size-20 items-center justify-center rounded-full bg-primary-soft text-primary-text">
        <Icon name={icon} className="size-9 stroke-[1.5]" />
      </span>
      <Title className="text-2xl">{title}</Title>
      {text && <p className="mt-2 text-balance text-muted">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
