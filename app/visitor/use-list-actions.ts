import { useRef } from "react";
import { useNavigate } from "react-router";
import { useCall } from "../api-client/call.ts";
import { usePage } from "../ui/parts/page.tsx";
import { useVisitor, useVisitorStore } from "./visitor-store.tsx";

/** Adds a product to the wishlist or the comparison, or removes it: optimistic, reverted if the call fails. */
export function useListActions(id: number) {
  const call = useCall();
  const { t } = usePage();
  const navigate = useNavigate();
  const store = useVisitorStore();
  const isWished = useVisitor(({ wishlistIds }) => wishlistIds.includes(id));
  const isCompared = useVisitor(({ compareIds }) => compareIds.includes(id));
  // A second click waits for the response to the first.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function toggle(list: "wishlistIds" | "compareIds", send: (isIn: boolean) => Promise<{ ok: boolean }>): void {
    const set = (isIn: boolean) => {
      const others = store.getState()[list].filter((other) => other !== id);
      store.getState().update({ [list]: isIn ? [...others, id] : others });
    };
    const isIn = !store.getState()[list].includes(id);
    set(isIn);
    last.current = last.current.then(async () => {
      const { ok } = await send(isIn);
      if (!ok) set(!isIn);
    });
  }

  const input = { param: { id }, json: {} };
  const quietly = (onRetry: () => void) => ({ isSuccessShown: false, changes: ["lists"], onRetry }) as const;

  function onWish(): void {
    toggle("wishlistIds", (isIn) =>
      isIn
        ? call.post("/user/add-to-wishlist/:id", input, quietly(onWish))
        : call.post("/user/remove-wishlist-product/:id", input, quietly(onWish)),
    );
  }

  function onCompare(): void {
    toggle("compareIds", async (isIn) => {
      if (!isIn) return call.post("/home/remove-compare-product/:id", input, quietly(onCompare));
      const outcome = await call.post("/home/add-to-compare/:id", input, quietly(onCompare));
      if (outcome.ok)
        store.getState().addToast({
          kind: "success",
          message: outcome.answer.success,
          action: { label: t("Compare list"), run: () => void navigate("/compare-list") },
        });
      return outcome;
    });
  }

  return { isWished, isCompared, onWish, onCompare };
}
