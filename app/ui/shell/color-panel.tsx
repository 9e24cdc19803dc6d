import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { contrastOf } from "#shared/luminance.ts";
import { formatNumber, usePage } from "../parts/page.tsx";
import { COLOR_NAMES, type ColorName, PALETTES, PRIMARY, type ShopColors } from "./shop-colors.ts";

type ColorPanelProps = {
  /** The saved choices. */
  chosen: ShopColors;
  /** The colors in effect, including derived ones. */
  shown: Record<ColorName, string>;
  onChoose: (colors: ShopColors) => void;
  onClose: () => void;
};

const READABLE = 4.5;

/** Previews shop colors. The page behind stays visible and shows them at once. */
export function ColorPanel({ chosen, shown, onChoose, onClose }: ColorPanelProps) {
  const page = usePage();
  const { t } = page;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const contrast = contrastOf(shown.menuBackground, shown.menuText);
  const labels: Record<ColorName, string> = {
    primary: t("Primary color"),
    menuBackground: t("Menu background"),
    menuText: t("Menu text"),
  };

  useEffect(() => box.current?.focus(), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape for all elements inside
    <section
      ref={box}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="max-h-[calc(100dvh-13rem)] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-lifted outline-none"
    >
      <div className="-mt-2 -me-2 flex items-center justify-between">
        <h2 id={titleId} className="text-lg">
          {t("Shop colors")}
        </h2>
        <IconButton label={t("Close")} className="size-9" onClick={onClose}>
          <Icon name="x" className="size-4" />
        </IconButton>
      </div>
      <ul aria-label={t("Palettes")} className="mt-2 grid grid-cols-3 gap-1.5">
        {PALETTES.map(({ name, colors }) => (
          <li key={name}>
            <PaletteButton colors={colors} isChosen={isSame(colors, chosen)} onChoose={() => onChoose(colors)}>
              {t(name)}
            </PaletteButton>
          </li>
        ))}
      </ul>
      <div className="mt-4 space-y-1">
        {COLOR_NAMES.map((name) => (
          <label key={name} className="flex min-h-10 items-center justify-between gap-3 text-sm">
            {labels[name]}
            <input
              type="color"
              value={shown[name]}
              onChange={(event) => onChoose({ ...chosen, [name]: event.target.value })}
              className="h-9 w-14 cursor-pointer rounded-field border border-line-strong bg-surface p-1"
            />
          </label>
        ))}
      </div>
      <p aria-live="polite" className={`mt-2 text-xs ${contrast < READABLE ? "text-danger" : "text-muted"}`}>
        {t(contrast < READABLE ? "The menu is hard to read. Contrast: {ratio} to 1" : "Menu contrast: {ratio} to 1", {
          ratio: formatNumber(page, contrast, { maximumFractionDigits: 1 }),
        })}
      </p>
      <Button variant="secondary" size="small" className="mt-3 w-full" onClick={() => onChoose({})}>
        <Icon name="rotate-ccw" className="size-4" />
        {t("Reset colors")}
      </Button>
    </section>
  );
}

type PaletteButtonProps = { colors: ShopColors; isChosen: boolean; onChoose: () => void; children: ReactNode };

function PaletteButton({ colors, isChosen, onChoose, children }: PaletteButtonProps) {
  const { primary = PRIMARY, menuBackground = "#085350", menuText = "#ffffff" } = colors;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex w-full flex-col items-center gap-1.5 rounded-field border p-2 text-xs hover:border-ink ${isChosen ? "border-primary-text bg-primary-soft font-semibold text-primary-text" : "border-line"}`}
    >
      <svg viewBox="0 0 40 24" aria-hidden className="h-6 w-10 overflow-hidden rounded-md">
        <rect width="40" height="24" fill={primary} />
        <rect width="40" height="9" fill={menuBackground} />
        <rect x="5" y="3.500" width="14" height="2" rx="1" fill={menuText} />
      </svg>
      {children}
    </button>
  );
}

function isSame(one: ShopColors, other: ShopColors): boolean {
  return COLOR_NAMES.every((name) => one[name] === other[name]);
}
