import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

type ToDoTileProps = {
  to: string;
  icon: IconName;
  title: string;
  /** Null without the right to see it: nothing is shown. */
  count: number | null;
  /** How an open task looks. */
  variant?: "urgent" | "trouble";
  /** Counting ends here. */
  max?: number;
};

const STYLES = { urgent: "bg-deal text-on-deal", trouble: "bg-danger-soft text-danger" };

/** The number of open tasks, with a link to the list of them. */
export function ToDoTile({ to, icon, title, count, variant, max = Infinity }: ToDoTileProps): ReactNode {
  const page = usePage();
  if (count === null) return null;
  return (
    <li className="min-w-0">
      <Link
        to={to}
        prefetch="intent"
        className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
      >
        <span
          className={`flex size-10 items-center justify-center rounded-full ${variant && count > 0 ? STYLES[variant] : "bg-primary-soft text-primary-text"}`}
        >
          <Icon name={icon} className="size-5" />
        </span>
        <span>
          <span className="figures block text-2xl font-semibold">
            {formatNumber(page, count)}
            {count >= max && "+"}
          </span>
          <span className="block text-sm text-muted">{title}</span>
        </span>
      </Link>
    </li>
  );
}
