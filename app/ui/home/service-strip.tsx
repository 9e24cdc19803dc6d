import type { Service } from "#domain/platform/home/home.ts";
import { Icon, type IconName } from "../parts/icon.tsx";

const ICONS: readonly IconName[] = [
  "truck",
  "rotate-ccw",
  "shield-check",
  "headset",
  "badge-check",
  "credit-card",
  "banknote",
  "store",
  "leaf",
  "package-check",
];

/** The shop's service promises. */
export function ServiceStrip({ services }: { services: readonly Service[] }) {
  return (
    <section className="content-width">
      <ul className="grid grid-cols-2 rounded-card border border-line bg-surface lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {services.map(({ id, icon, title, text }) => (
          <li
            key={id}
            className="flex flex-col gap-2 p-4 sm:flex-row sm:items-center sm:gap-4 lg:px-6 lg:not-first:border-s lg:not-first:border-line"
          >
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text">
              <Icon name={ICONS.find((name) => name === icon) ?? "package-check"} className="size-5.5" />
            </span>
            <div>
              <p className="text-sm font-semibold">{title}</p>
              <p className="text-xs text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
