import { useEffect, useRef } from "react";
import { toWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import type { EditedProduct } from "../ui/product-editor/editor-state.ts";

const QUIET_MILLISECONDS = 1_500;

type Unsaved = { content: EditedProduct; revision: number };

/** Saves the editor's input shortly after the last change, and immediately when the screen is left. */
export function useProductDraft(side: "shop" | "operator", productId: number | null) {
  const call = useCall();
  const unsaved = useRef<Unsaved | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const key = { product_id: productId, is_by_operator: side === "operator" };

  function send(): void {
    const wanted = unsaved.current;
    unsaved.current = null;
    if (!wanted) return;
    const json = { ...key, revision: wanted.revision, content: toWire(wanted.content) };
    sending.current = call.post("/seller/product-drafts", { json }, { refusal: "none", isSuccessShown: false });
  }

  const leave = useRef(send);
  useEffect(() => {
    leave.current = send;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      leave.current();
    },
    [],
  );

  /** Discards the draft. */
  async function stop(): Promise<void> {
    clearTimeout(timer.current);
    unsaved.current = null;
    await sending.current;
  }

  return {
    keep(content: EditedProduct, revision: number): void {
      unsaved.current = { content, revision };
      clearTimeout(timer.current);
      timer.current = setTimeout(send, QUIET_MILLISECONDS);
    },
    stop,
    async discard(): Promise<boolean> {
      await stop();
      const outcome = await call.post("/seller/product-drafts/discard", { json: key }, { changes: ["products"] });
      return outcome.ok;
    },
  };
}
