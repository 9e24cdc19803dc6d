import { type ComponentProps, createContext, type ReactNode, use } from "react";

/** Answers the mark that stands in a document for many people where these parts of one person's are put. */
export type LeaveOut = (children: ReactNode) => string;

export const InlayContext = /* @__PURE__ */ createContext<LeaveOut | null>(null);

type InlayProps<Tag extends "div" | "ul"> = Omit<ComponentProps<Tag>, "ref"> & { as: Tag };

/** An element whose children are one person's: the server draws them for each, and what is around them once for many. They have no `useId` and no boundary. */
export const Inlay = import.meta.env.SSR ? InlayElement : PlainElement;

function InlayElement<Tag extends "div" | "ul">(props: InlayProps<Tag>) {
  const leaveOut = use(InlayContext);
  if (!leaveOut) return PlainElement(props);
  const { as, children, ...rest } = props;
  const Element: string = as;
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: leaveOut(children) }} />;
}

function PlainElement<Tag extends "div" | "ul">({ as, ...rest }: InlayProps<Tag>) {
  const Element: string = as;
  return <Element {...rest} />;
}
