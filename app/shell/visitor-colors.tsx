import { useLayoutEffect, useRef, useState } from "react";
import { ColorPanel } from "#app/ui/shell/color-panel.tsx";
import {
  COLOR_NAMES,
  COLOR_PLACES,
  type ColorName,
  isColor,
  PRIMARY,
  type ShopColors,
} from "#app/ui/shell/shop-colors.ts";
import { keepLocally, readLocally } from "./kept-locally.ts";

/** The shop's colors as saved in this browser. */
export function VisitorColors({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState(readColors);
  const [shown, setShown] = useState<Record<ColorName, string>>({
    primary: PRIMARY,
    menuBackground: PRIMARY,
    menuText: "#ffffff",
  });
  const sample = useRef<HTMLSpanElement>(null);

  function choose(colors: ShopColors): void {
    for (const name of COLOR_NAMES) {
      const { kept, variable } = COLOR_PLACES[name];
      keepLocally(kept, colors[name] ?? null);
      document.documentElement.style.setProperty(variable, colors[name] ?? "");
    }
    setChosen(colors);
  }

  useLayoutEffect(() => {
    if (!sample.current) return;
    const { backgroundColor, color } = getComputedStyle(sample.current);
    setShown({
      primary: chosen.primary ?? PRIMARY,
      menuBackground: chosen.menuBackground ?? hexOf(backgroundColor),
      menuText: chosen.menuText ?? hexOf(color),
    });
  }, [chosen]);

  return (
    <>
      <span ref={sample} hidden className="bg-menu text-menu-text" />
      <ColorPanel chosen={chosen} shown={shown} onChoose={choose} onClose={onClose} />
    </>
  );
}

function readColors(): ShopColors {
  const found: ShopColors = {};
  for (const name of COLOR_NAMES) {
    const kept = readLocally(COLOR_PLACES[name].kept);
    if (isColor(kept)) found[name] = kept;
  }
  return found;
}

/** Converts a color as computed by the browser, such as `oklab(0.4 -0.1 0)`, to the format of a color input. */
function hexOf(color: string): string {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return PRIMARY;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
