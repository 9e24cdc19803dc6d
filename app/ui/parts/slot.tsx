import { type ComponentProps, createContext, type ReactNode, use } from "react";

/** Returns the marker that stands in a template for the children of a slot. */
export type LeaveSlot = (children: ReactNode) => string;

export const SlotContext = /* @__PURE__ */ createContext<LeaveSlot | null>(null);

type SlotProps<Tag extends "div" | "ul"> = Omit<ComponentProps<Tag>, "ref"> & { as: Tag };

/**
 * An element with visitor data: its children are rendered per visitor, everything around them once for all. They
 * may contain no `useId` and no boundary.
 */
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
