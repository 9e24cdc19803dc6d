import { useEffect, useRef, useState } from "react";
import type { SettingKey } from "#domain/platform/setting-admin/setting-groups.ts";
import { contrastOf } from "#shared/luminance.ts";
import { wireNameOf } from "#shared/wire.ts";
import { Notice } from "../parts/notice.tsx";
import { buttonClass } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { isColor } from "../shell/shop-colors.ts";

type Colors = Partial<Record<SettingKey, string>>;

const VARIABLES = [
  ["colorPrimary", "--primary"],
  ["colorMenu", "--menu-background"],
  ["colorMenuText", "--menu-text"],
] as const;
const MIN_CONTRAST = 4.5;

/** Shows the colors of the form around it on this screen while they are chosen, and warns of text that is hard to read. */
export function ColorPreview({ colors }: { colors: Colors }) {
  const { t, shopName } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(colors);

  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    // The fields tell React, not the form: read them after each of its events.
    const read = () => setTimeout(() => setChosen(readColors(form)));
    for (const kind of ["input", "click"]) form.addEventListener(kind, read);
    return () => {
      for (const kind of ["input", "click"]) form.removeEventListener(kind, read);
    };
  }, []);

  useEffect(() => {
    const { style } = document.documentElement;
    for (const [key, variable] of VARIABLES) {
      const color = chosen[key] ?? "";
      if (isColor(color)) style.setProperty(variable, color);
      else style.removeProperty(variable);
    }
    return () => {
      for (const [, variable] of VARIABLES) style.removeProperty(variable);
    };
  }, [chosen]);

  const { colorMenu = "", colorMenuText = "" } = chosen;
  const contrast = isColor(colorMenu) && isColor(colorMenuText) ? contrastOf(colorMenu, colorMenuText) : null;
  return (
    <div ref={box} className="grid gap-3">
      <p className="text-sm font-medium">{t("Preview")}</p>
      <div className="overflow-hidden rounded-card border border-line">
        <div className="flex flex-wrap gap-x-6 gap-y-1 bg-menu px-5 py-3 text-sm font-medium text-menu-text">
          <span>{shopName}</span>
          <span>{t("Categories")}</span>
          <span>{t("Offers")}</span>
        </div>
        <div className="flex flex-wrap items-center gap-4 bg-paper px-5 py-5">
          <span className={buttonClass("primary", "small")}>{t("Add to cart")}</span>
          <span className={buttonClass("secondary", "small")}>{t("Details")}</span>
          <span className="text-sm font-medium text-primary-text underline">{t("Link")}</span>
          <span className="rounded-full bg-primary-soft px-3 py-1 text-sm text-primary-text">{t("New")}</span>
        </div>
      </div>
      <div aria-live="polite">
        {contrast !== null && contrast < MIN_CONTRAST && (
          <Notice kind="warning">
            {t("This text is hard to read on the menu's background. The contrast is {contrast}, and 4.5 is needed.", {
              contrast: contrast.toFixed(1),
            })}
          </Notice>
        )}
      </div>
    </div>
  );
}

function readColors(form: HTMLFormElement): Colors {
  const data = new FormData(form);
  return Object.fromEntries(
    VARIABLES.map(([key]) => {
      const value = data.get(wireNameOf(key));
      return [key, typeof value === "string" ? value : ""];
    }),
  );
}
