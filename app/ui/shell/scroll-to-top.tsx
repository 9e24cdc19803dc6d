import { useEffect, useRef, useState } from "react";
import { IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { scrollBehavior } from "../parts/scroll-behavior.ts";

/** Appears when the top of the page is out of view. */
export function ScrollToTop() {
  const { t } = usePage();
  const mark = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span ref={mark} aria-hidden className="absolute top-0 h-[120vh] w-px" />
      {isShown && (
        <IconButton
          label={t("Back to top")}
          data-shell=""
          className="fixed end-4 bottom-20 z-20 border border-line bg-surface shadow-soft md:bottom-6"
          onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
        >
          <Icon name="arrow-up" className="size-5" />
        </IconButton>
      )}
    </>
  );
}
