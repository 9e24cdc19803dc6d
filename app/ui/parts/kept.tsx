import { type ComponentProps, type ReactNode, createContext, use } from "react";

/**
 * Returns the cached HTML of `children` for the same `facts` and `path`; null if they have to be rendered in the
 * page. Server only: the browser renders them itself.
 */
export type DrawKept = (facts: string, children: ReactNode, path?: string) => string | null;

export const CachedContext = /* @__PURE__ */ createContext<DrawKept | null>(null);

type KeptProps<Tag extends "article" | "div" | "form" | "ul"> = Omit<ComponentProps<Tag>, "ref"> & {
  as: Tag;
  ref?: ComponentProps<Tag>["ref"];
  /** The cache key: the name of the fragment and all its inputs except the language. False: never cached. */
  facts: readonly [part: string, ...unknown[]] | false;
  /** The path that the children depend on; without it they cannot read the location. */
  path?: string;
};

/** An element whose children the server renders once for all visitors with the same facts. */
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
