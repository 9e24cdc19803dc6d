import { IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** Light or dark, saved in this browser; the system decides until it is clicked. Both icons are rendered, CSS shows one. */
export function ThemeSwitch({ className = "" }: { className?: string }) {
  const { t } = usePage();
  return (
    <IconButton label={t("Light or dark")} data-action="" className={`size-9 ${className}`} onClick={switchTheme}>
      <Icon name="moon" className="theme-light-only size-4.5" />
      <Icon name="sun" className="theme-dark-only size-4.5" />
    </IconButton>
  );
}

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = isDark ? "light" : "dark";
  localStorage.setItem("theme", dataset.theme);
}
