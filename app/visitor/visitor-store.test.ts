import { describe, expect, test } from "vitest";
import { createVisitorStore } from "./visitor-store.tsx";

const sentences = (count: number, name = "field") =>
  Array.from({ length: count }, (_, index) => ({ kind: "error" as const, message: `${name} ${index + 1}` }));

describe("toasts", () => {
  test("show every sentence of one answer, and otherwise the last four", () => {
    const store = createVisitorStore({});
    const { addToast, addToasts } = store.getState();
    const shown = () => store.getState().toasts.map(({ message }) => message);
    addToast({ kind: "info", message: "before" });
    addToasts(sentences(8));
    expect(shown()).toEqual(sentences(8).map(({ message }) => message));
    addToast({ kind: "info", message: "after" });
    expect(shown()).toEqual(["field 6", "field 7", "field 8", "after"]);
    addToasts([]);
    expect(shown()).toHaveLength(4);
  });

  test("have ids of their own", () => {
    const store = createVisitorStore({});
    store.getState().addToasts(sentences(3));
    store.getState().addToast({ kind: "info", message: "one more" });
    expect(new Set(store.getState().toasts.map(({ id }) => id)).size).toBe(4);
  });
});

test("who is signed in and what is in the cart follow from what a call returns", () => {
  const store = createVisitorStore({});
  const shown = () => [store.getState().isSignedIn, store.getState().cartUnits];
  // As the hint cookie says, before a call has returned.
  store.setState({ isSignedIn: true, cartUnits: 3 });
  store.getState().update({ token: "s.token" });
  expect(shown()).toEqual([true, 3]);
  store.getState().update({ user: null, carts: [] });
  expect(shown()).toEqual([false, 0]);
  expect(store.getInitialState()).toMatchObject({ isSignedIn: false, cartUnits: 0 });
});
