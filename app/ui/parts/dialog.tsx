import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { usePage } from "./page.tsx";
import { notifyDialogChanged } from "./use-top-dialog.ts";

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  isTitleHidden?: boolean;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
};

const CENTER =
  "m-auto max-h-[min(92dvh,56rem)] w-[calc(100%-2rem)] rounded-card border border-line bg-paper shadow-lifted";
const POPUP =
  "max-h-[92dvh] rounded-t-card border border-line bg-paper shadow-lifted max-md:mx-0 max-md:mt-auto max-md:mb-0 max-md:w-screen max-md:max-w-none md:m-auto md:h-[450px] md:w-[900px] md:max-w-[calc(100%-2rem)] md:rounded-card";
const SIDES = {
  start:
    "my-0 ms-0 me-auto h-dvh max-h-none w-[min(26rem,90vw)] max-w-none border-e border-line bg-paper shadow-lifted",
  end: "my-0 ms-auto me-0 h-dvh max-h-none w-[min(28rem,100vw)] max-w-none border-s border-line bg-paper shadow-lifted",
  bottom:
    "mx-0 mt-auto mb-0 max-h-[85dvh] w-screen max-w-none rounded-t-card border-t border-line bg-paper shadow-lifted",
};
const WIDTHS = { narrow: "max-w-md", medium: "max-w-2xl", wide: "max-w-5xl" };

/** A modal dialog: traps the focus, restores it, and closes with Escape or a click outside. */
export function Dialog({ width = "medium", ...rest }: DialogProps & { width?: keyof typeof WIDTHS }) {
  return <Modal {...rest} side="center" className={`${CENTER} ${WIDTHS[width]}`} />;
}

/** A dialog that opens automatically: 900 by 450, and full width at the bottom of a phone. */
export function PopupDialog(props: Omit<DialogProps, "isTitleHidden" | "footer">) {
  return <Modal {...props} isTitleHidden side="center" className={POPUP} />;
}

/** A drawer from the side of the screen; `start` and `end` follow the text direction. */
export function Drawer({ side = "end", ...rest }: DialogProps & { side?: keyof typeof SIDES }) {
  return <Modal {...rest} side={side} className={SIDES[side]} />;
}

function Modal({
  isOpen,
  onClose,
  title,
  isTitleHidden,
  children,
  footer,
  side,
  className,
}: DialogProps & { side: string; className: string }) {
  const { t } = usePage();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) element.showModal();
    if (!isOpen && element?.open) element.close();
    notifyDialogChanged();
    return notifyDialogChanged;
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape does the same
    <dialog
      ref={dialog}
      data-side={side}
      data-shell=""
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`overflow-hidden p-0 ${className}`}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header
          className={`flex items-center justify-between gap-2 ps-5 pe-2 ${isTitleHidden ? "h-0" : "min-h-14 border-b border-line"}`}
        >
          <h2 id={titleId} className={isTitleHidden ? "sr-only" : "text-xl"}>
            {title}
          </h2>
          <IconButton
            label={t("Close")}
            onClick={onClose}
            className={isTitleHidden ? "absolute end-2 top-2 z-10 bg-paper/80" : ""}
          >
            <Icon name="x" className="size-5" />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer && <footer className="border-t border-line bg-surface p-4">{footer}</footer>}
      </div>
    </dialog>
  );
}
