import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type NoticeKind = "info" | "success" | "warning" | "error";

const LOOKS: Record<NoticeKind, { icon: LucideIcon; className: string }> = {
  info: { icon: Info, className: "bg-primary-soft text-primary-text" },
  success: { icon: CircleCheck, className: "bg-success-soft text-success" },
  warning: { icon: TriangleAlert, className: "bg-warning-soft text-warning" },
  error: { icon: CircleAlert, className: "bg-danger-soft text-danger" },
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
  const { icon: Icon, className } = LOOKS[kind];
  return (
    <div role={kind === "error" ? "alert" : undefined} className={`flex gap-3 rounded-card p-4 ${className}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
      </div>
    </div>
  );
}
