import { builtAddress } from "./built-address.ts";
import type { ICON_NAMES } from "./icon-names.ts";
import icons from "./icons.svg?url";
import { usePage } from "./page.tsx";

export type IconName = (typeof ICON_NAMES)[number];

/** A decorative icon, hidden from screen readers; all icons are in one file. */
export function Icon({ name, className = "" }: { name: IconName; className?: string | undefined }) {
  const { appPath } = usePage();
  return (
    <svg aria-hidden className={`icon ${className}`}>
      <use href={`${builtAddress(appPath, icons)}#${name}`} />
    </svg>
  );
}
