import { type ReactNode, useEffect, useId, useRef, useState } from "react";

type PopoverProps = {
  label: string;
  button: ReactNode;
  buttonClass?: string;
  /** The side that it is aligned with. */
  align?: "start" | "end";
  children: (close: () => void) => ReactNode;
};

/** A small panel below its button; a press outside, Escape or leaving it closes it. */
export function Popover({ label, button, buttonClass = "", align = "end", children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) =>
      event.target instanceof Node && !box.current?.contains(event.target) && setOpen(false);
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function close(): void {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape for everything inside
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => event.key === "Escape" && isOpen && close()}
      onBlur={(event) =>
        event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)
      }
    >
      <button
        id={`${id}-button`}
        type="button"
        data-act=""
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        className={buttonClass}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className={`absolute top-full z-40 mt-2 max-h-[70dvh] min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-lifted ${align === "end" ? "end-0" : "start-0"}`}
      >
        {isOpen && children(close)}
      </div>
    </div>
  );
}
