import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type NoticeKind = "info" | "success" | "warning" | "error";

const STYLES: Record<NoticeKind, { icon: IconName; className: string }> = {
  info: { icon: "info", className: "bg-primary-soft text-primary-text" },
  success: { icon: "circle-check", className: "bg-success-soft text-success" },
  warning: { icon: "triangle-alert", className: "bg-warning-soft text-warning" },
  error: { icon: "circle-alert", className: "bg-danger-soft text-danger" },
};

/** A message that stays on the screen. */
export function Notice({
  kind = "info",
  title,
  children,
}: {
  kind?: NoticeKind;
  title?: string;
  children?: ReactNode;
}) {
  const { icon, className } = STYLES[kind];
  return (
    <div role={kind === "error" ? "alert" : undefined} className={`flex gap-3 rounded-card p-4 ${className}`}>
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
      </div>
    </div>
  );
}
