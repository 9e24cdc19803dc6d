import { lazy, useEffect, useRef, useState } from "react";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { IconButton } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { LatePart } from "./failed-part.tsx";

const VisitorColors = lazy(() =>
  loadChunk(() => import("./visitor-colors.tsx").then((module) => ({ default: module.VisitorColors }))),
);

/**
 * Demo shop only: preview other colors. Shown once hydrated, because React drops clicks on HTML whose script is still loading. Where the margin of the page is narrow, it stays within it, off the text.
 */
export function ColorSwitcher() {
  const { t } = usePage();
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);

  function close(): void {
    setOpen(false);
    opener.current?.querySelector("button")?.focus();
  }

  useEffect(() => setShown(true), []);
  if (!isShown) return null;

  return (
    <div
      data-shell=""
      className={`fixed start-0 bottom-36 flex items-end gap-2 md:bottom-24 ${isOpen ? "z-40" : "z-20 max-[88rem]:not-focus-within:-start-6"}`}
    >
      <div ref={opener} className="rounded-e-full border border-s-0 border-line bg-surface shadow-soft">
        <IconButton
          label={t("Change colors")}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          className="size-10 max-[88rem]:justify-end max-[88rem]:pe-px"
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <Icon name="palette" className="size-5 max-[88rem]:size-3.5" />
        </IconButton>
      </div>
      {isOpen && (
        <LatePart>
          <VisitorColors onClose={close} />
        </LatePart>
      )}
    </div>
  );
}
