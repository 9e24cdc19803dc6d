import { type ComponentProps, type ReactNode, createContext, use } from "react";

/**
 * Answers what `children` draw, from an earlier time when `facts` and `path` were the same; null where they have to be drawn.
 * On the server alone: the browser draws them itself.
 */
export type DrawKept = (facts: string, children: ReactNode, path?: string) => string | null;

export const CachedContext = /* @__PURE__ */ createContext<DrawKept | null>(null);

type KeptProps<Tag extends "article" | "div" | "form" | "ul"> = Omit<ComponentProps<Tag>, "ref"> & {
  as: Tag;
  ref?: ComponentProps<Tag>["ref"];
  /** Which part it is, and all that it is drawn from beside the language: with other facts it is drawn anew. False: it always is. */
  facts: readonly [part: string, ...unknown[]] | false;
  /** The path that they see; without one they may not look at it. */
  path?: string;
};

/** An element whose children the server draws once for the same facts, whoever asks. */
export const Kept = import.meta.env.SSR ? KeptElement : PlainElement;

function KeptElement<Tag extends "article" | "div" | "form" | "ul">(props: KeptProps<Tag>) {
  const draw = use(CachedContext);
  const html = draw && props.facts ? draw(JSON.stringify(props.facts), props.children, props.path) : null;
  if (html === null) return PlainElement(props);
  const { as, facts: _facts, path: _path, children: _children, ...rest } = props;
  const Element: string = as;
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

function PlainElement<Tag extends "article" | "div" | "form" | "ul">({
  as,
  facts: _facts,
  path: _path,
  ...rest
}: KeptProps<Tag>) {
  const Element: string = as;
  return <Element {...rest} />;
}
