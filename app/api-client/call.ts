import { useMemo } from "react";
import { useRevalidator } from "react-router";
import { fromWire } from "#shared/wire.ts";
import type { Translate } from "#shared/translate.ts";
import type { AnswerOf, EndpointOf, InputOf, PathOf, PostInput, PostPath } from "./call-types.ts";
import { type Dependency, revalidateAfter } from "./revalidation.ts";
import { usePage } from "../ui/parts/page.tsx";
import { checkServerClock } from "../ui/parts/server-clock.ts";
import { type ToastKind, type VisitorState, type VisitorStore, useVisitorStore } from "../visitor/visitor-store.tsx";

/** The first message of each field. */
export type FieldErrors = Partial<Record<string, string>>;
export type Outcome<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; status: number; error: string; errors: FieldErrors };

type CallOptions = {
  /** What the call changes: loaders that depend on it are revalidated. */
  changes?: readonly Dependency[];
  /** Nothing is revalidated after a failure: what was typed stays, and so does the version that it was typed for. */
  keepsScreen?: boolean;
  /** Whether `success` is shown in a toast. */
  isSuccessShown?: boolean;
  /** How a failure is shown; `none` if the screen shows it itself or it does not matter. */
  refusal?: ToastKind | "none";
  /** Repeats the whole action; offered when the shop could not be reached. */
  onRetry?: () => void;
  signal?: AbortSignal;
  /** The call is sent even if the page is left immediately (`keepalive`). */
  outlivesPage?: boolean;
};

type Input = { json?: unknown; query?: Record<string, unknown>; param?: Record<string, unknown>; form?: unknown };
type Wired = Record<string, unknown>;

export type Call = {
  get<Path extends PathOf<"$get">>(
    path: Path,
    input: InputOf<EndpointOf<Path, "$get">>,
    options?: CallOptions,
  ): Promise<Outcome<AnswerOf<EndpointOf<Path, "$get">>>>;
  post<Path extends PostPath>(
    path: Path,
    input: PostInput<Path>,
    options?: CallOptions,
  ): Promise<Outcome<AnswerOf<EndpointOf<Path, "$post">>>>;
};

const VISITOR = "/visitor";
const CHANGING_READS = new Set(["/logout", "/change/currency/:code"]);

/** Two concurrent first actions would create two sessions and lose one: later actions wait for the first. */
const firstActions = new WeakMap<object, Promise<unknown>>();

/** Actions started or finished: visitor data requested before may be outdated when it arrives. */
const actionCounts = new WeakMap<object, number>();

/** The action failed because the screen shows outdated data. */
const OUTDATED = new Set([404, 409, 410]);

/** The only way to call the API: headers, token, toasts, field errors, the visitor store, loaders. */
export function useCall(): Call {
  const store = useVisitorStore();
  const { t, baseUrl } = usePage();
  const { revalidate } = useRevalidator();
  return useMemo(() => {
    const action =
      (method: string) =>
      async (path: string, input: Input, options: CallOptions = {}) => {
        const choices = choicesOf(store.getState());
        let isTokenRenewed = false;
        const onRenewed = () => (isTokenRenewed = true);
        const run = () => send({ baseUrl, state: store.getState, method, path, input, options, t, onRenewed });
        const first = method === "POST" ? firstActions.get(store) : undefined;
        const isAction = method === "POST" || CHANGING_READS.has(path);
        const count = isAction ? countAction(store) : actionCounts.get(store);
        const sending = first ? first.then(run) : run();
        if (method === "POST" && !first) firstActions.set(store, sending);
        const outcome = await sending;
        if (isAction) countAction(store);
        else if (path === VISITOR && count !== actionCounts.get(store)) return call.get(VISITOR, {}, options);
        if (outcome.ok) {
          const isStale = choices !== choicesOf(store.getState());
          applyAnswer(store.getState(), outcome.answer, isStale);
          if (isStale && "carts" in outcome.answer) void call.get("/cart/list", { query: {} }, { refusal: "none" });
        }
        // Another tab has signed in or out: this tab shows the previous visitor.
        if (isTokenRenewed && path !== VISITOR) void call.get(VISITOR, {}, { refusal: "none" });
        // Update the screen first, then show the message.
        if (options.changes && (outcome.ok || (!options.keepsScreen && OUTDATED.has(outcome.status))))
          await Promise.all([
            revalidateAfter(options.changes, revalidate),
            options.changes.includes("session") ? call.get(VISITOR, {}, { refusal: "none" }) : null,
          ]);
        tell(store.getState(), outcome, options, t);
        return outcome;
      };
    const call = { get: action("GET"), post: action("POST") } as Call;
    return call;
  }, [store, t, baseUrl, revalidate]);
}

function countAction(store: object): number {
  const count = (actionCounts.get(store) ?? 0) + 1;
  actionCounts.set(store, count);
  return count;
}

/** The fields of a form, files among them. */
function formOf(fields: unknown): FormData | null {
  if (fields instanceof FormData) return fields;
  if (typeof fields !== "object" || fields === null) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

type Sending = {
  baseUrl: string;
  state: () => VisitorStore;
  method: string;
  path: string;
  input: Input;
  options: CallOptions;
  t: Translate;
  /** Called when the token had expired and was replaced. */
  onRenewed: () => void;
};

async function send(sending: Sending, isRepeated = false): Promise<Outcome<Wired>> {
  const { baseUrl, state, method, path, input, options, t, onRenewed } = sending;
  const { signal, outlivesPage = false } = options;
  const response = await fetch(addressOf(baseUrl, path, input), {
    method,
    headers: headersOf(state(), input.json !== undefined),
    body: input.json !== undefined ? JSON.stringify(input.json) : formOf(input.form),
    credentials: "same-origin",
    signal: signal ?? null,
    keepalive: outlivesPage,
  }).catch(() => null);
  if (!response)
    return {
      ok: false,
      status: 0,
      error: signal?.aborted ? "" : t("Check your internet connection and try again."),
      errors: {},
    };
  checkServerClock(response);
  if (response.status === 419 && !isRepeated && (await renewToken(baseUrl, state))) {
    onRenewed();
    return send(sending, true);
  }
  const answer = ((await response.json().catch(() => null)) ?? {}) as Wired & {
    error?: string;
    message?: string;
    errors?: Record<string, string[]>;
  };
  if (response.ok) return { ok: true, answer };
  return {
    ok: false,
    status: response.status,
    error: answer.error ?? answer.message ?? t("Something went wrong on our end. Nothing was changed."),
    errors: Object.fromEntries(Object.entries(answer.errors ?? {}).map(([field, messages]) => [field, messages[0]])),
  };
}

function addressOf(baseUrl: string, path: string, { param = {}, query = {} }: Input): string {
  const filled = path
    .slice(1)
    .replace(/:(\w+)(\{[^}]*\})?/g, (_hole, name: string) => encodeURIComponent(String(param[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  return baseUrl + filled + (search.size > 0 ? `?${search.toString()}` : "");
}

function headersOf({ token, socketId }: Pick<VisitorStore, "token" | "socketId">, hasJson: boolean): HeadersInit {
  return {
    Accept: "application/json",
    "Accept-Language": [document.documentElement.lang, ...navigator.languages].join(),
    "X-Requested-With": "XMLHttpRequest",
    "X-CSRF-TOKEN": token,
    Authorization: `Bearer ${token}`,
    ...(socketId ? { "X-Socket-ID": socketId } : {}),
    ...(hasJson ? { "Content-Type": "application/json" } : {}),
  };
}

async function renewToken(baseUrl: string, state: () => VisitorStore): Promise<boolean> {
  const response = await fetch(`${baseUrl}token`, {
    headers: headersOf({ ...state(), token: "" }, false),
    credentials: "same-origin",
  }).catch(() => null);
  if (!response?.ok) return false;
  const { token } = (await response.json()) as { token: string };
  state().update({ token });
  return true;
}

/** Visitor data that any response may contain, by its name on the wire. */
const STORE_FIELDS = {
  token: "token",
  user: "user",
  carts: "carts",
  saved_for_later: "savedForLater",
  totals: "totals",
  trx_id: "trxId",
  changes: "changes",
  active_currency: "activeCurrency",
  ship_to: "shipTo",
  viewed_products: "viewedProducts",
} as const satisfies Record<string, keyof VisitorState>;

/** What prices depend on: a late response to a request sent before a switch would mix both choices. */
function choicesOf({ activeCurrency, shipTo }: VisitorState): string {
  return `${activeCurrency?.code} ${shipTo}`;
}

/** Fields that are ignored in a late response. */
const PRICED = new Set(["carts", "saved_for_later", "totals", "changes", "viewed_products"]);

/** Fields that belong to the cart only when the response has `carts`. */
const OF_CART = new Set(["carts", "saved_for_later", "totals", "trx_id", "changes"]);

function applyAnswer(store: VisitorStore, answer: Wired, isStale: boolean): void {
  const isOfCart = Array.isArray(answer.carts) && !isBoughtAlone(answer.carts);
  if (Array.isArray(answer.wishlists)) store.update({ wishlistIds: idsOf(answer.wishlists, "product_id") });
  if (Array.isArray(answer.compare_list)) store.update({ compareIds: idsOf(answer.compare_list, "id") });
  if (Array.isArray(answer.shop_follower)) store.update({ followedShopIds: idsOf(answer.shop_follower, "seller_id") });
  const changed = Object.entries(STORE_FIELDS)
    .filter(([name]) => name in answer && (isOfCart || !OF_CART.has(name)) && !(isStale && PRICED.has(name)))
    .map(([name, key]) => [key, fromWire(answer[name])]);
  if (changed.length > 0) store.update(Object.fromEntries(changed) as Partial<VisitorState>);
}

/** Without duplicates; `GET visitor` returns plain ids. */
function idsOf<Name extends string>(items: (number | Record<Name, number>)[], name: Name): number[] {
  return [...new Set(items.map((item) => (typeof item === "number" ? item : item[name])))];
}

/** A "buy now" line is a purchase of its own and does not change the cart. */
function isBoughtAlone(lines: unknown[]): boolean {
  return lines.length > 0 && lines.every((line) => (line as { is_buy_now?: boolean }).is_buy_now);
}

function tell(
  store: VisitorStore,
  outcome: Outcome<Wired>,
  { isSuccessShown = true, refusal = "error", onRetry }: CallOptions,
  t: Translate,
): void {
  if (outcome.ok) {
    if (isSuccessShown && typeof outcome.answer.success === "string")
      store.addToast({ kind: "success", title: t("Success"), message: outcome.answer.success });
    return;
  }
  if (refusal === "none" || outcome.error === "") return;
  if (outcome.status === 0) {
    const action = onRetry && { label: t("Try again"), run: onRetry };
    store.addToast({ kind: refusal, title: t("No connection"), message: outcome.error, ...(action ? { action } : {}) });
    return;
  }
  const title = refusal === "error" ? t("Error!!") : undefined;
  store.addToasts(messagesOf(outcome).map((message) => ({ kind: refusal, ...(title ? { title } : {}), message })));
}

type Failed = { error: string; errors: Partial<Record<string, string>> };

/** What to show of a failed call: the message of every invalid field, else the one of the call. */
function messagesOf({ error, errors }: Failed): string[] {
  const messages = Object.values(errors).filter((message) => message !== undefined);
  return messages.length > 0 ? messages : [error];
}

/** The same as one text, for a screen with a single place for messages. */
export function messageOf(failed: Failed): string {
  return messagesOf(failed).join(" ");
}

/** Loads the keywords of a language before the page hydrates. */
export async function loadKeywords(address: string): Promise<Record<string, string>> {
  const response = await fetch(address, { credentials: "same-origin" }).catch(() => null);
  return response?.ok ? ((await response.json()) as Record<string, string>) : {};
}

/** Whether an address responds: navigating to a document that fails to load would lose the current page. */
export async function canReach(address: string): Promise<boolean> {
  return (await fetch(address, { method: "HEAD" }).catch(() => null)) !== null;
}
