import { type ReactNode, useEffect, useRef, useState } from "react";

type PopoverProps = {
  /** The id of the panel; its button has the same with `-button`. */
  id: string;
  label: string;
  button: ReactNode;
  buttonClass?: string;
  /** Called on the first sign of intent. */
  onIntent: () => void;
  children: (close: () => void) => ReactNode;
};

/** A small panel below its button; closes with a click outside, Escape or leaving it. */
export function Popover({ id, label, button, buttonClass = "", onIntent, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and intent for all elements inside
    <div
      ref={box}
      className="relative"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onKeyDown={(event) => event.key === "Escape" && isOpen && close()}
      onBlur={(event) =>
        event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)
      }
    >
      <button
        id={`${id}-button`}
        type="button"
        data-action=""
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
        className="absolute end-0 top-full z-40 mt-2 max-h-[70dvh] min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-lifted"
      >
        {isOpen && children(close)}
      </div>
    </div>
  );
}
