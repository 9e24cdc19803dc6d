import { type ComponentProps, createContext, type ReactNode, use } from "react";

/** Answers the mark that stands in a document for many people where these parts of one person's are put. */
export type LeaveSlot = (children: ReactNode) => string;

export const SlotContext = /* @__PURE__ */ createContext<LeaveSlot | null>(null);

type SlotProps<Tag extends "div" | "ul"> = Omit<ComponentProps<Tag>, "ref"> & { as: Tag };

/** An element whose children are one person's: the server draws them for each, and what is around them once for many. They have no `useId` and no boundary. */
export const Slot = import.meta.env.SSR ? SlotElement : PlainElement;

function SlotElement<Tag extends "div" | "ul">(props: SlotProps<Tag>) {
  const leaveSlot = use(SlotContext);
  if (!leaveSlot) return PlainElement(props);
  const { as, children, ...rest } = props;
  const Element: string = as;
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: leaveSlot(children) }} />;
}

function PlainElement<Tag extends "div" | "ul">({ as, ...rest }: SlotProps<Tag>) {
  const Element: string = as;
  return <Element {...rest} />;
}
