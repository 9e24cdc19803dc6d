import { useEffect, useRef, useState } from "react";

const MARGIN = "200px";

/** Whether an element has come near the visible part of the page. */
export function useSeen() {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);

  return { box, isSeen };
}
