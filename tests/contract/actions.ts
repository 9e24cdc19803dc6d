/** How a call of the operator's succeeds, and the action that is logged for it. */
export type Action = () => Promise<{
  path: string;
  body?: object;
  form?: FormData;
  action: string;
  isImage?: boolean;
}>;

type Id = number | string;

/** A call whose path is its name's: what its `{…}` stands for, and what is sent. */
type PlainCall = {
  id?: Id | (() => Promise<Id>);
  body?: object | (() => object | Promise<object>);
  action: string;
  isImage?: boolean;
};

/** By names such as "POST /admin/brands/{id}/hide". */
export function actionsOf(calls: Record<string, PlainCall | Action>): Record<string, Action> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, typeof call === "function" ? call : () => read(name, call)]),
  );
}

async function read(name: string, { id, body, ...rest }: PlainCall) {
  const value = typeof id === "function" ? await id() : id;
  const path = name.replace("POST /", "").replace(/\{\w+\}/, String(value));
  const sent = typeof body === "function" ? await body() : body;
  return { path, ...(sent ? { body: sent } : {}), ...rest };
}
