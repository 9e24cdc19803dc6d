import { useCall } from "#app/call.ts";
import { useVisitorStore } from "#app/visitor-store.tsx";

/** Of the browser alone: whether a switch is under way, and the currency wished for meanwhile. */
let isSwitching = false;
let wished: string | null = null;

/** Shows prices in another currency; switches go one after the other, and the last wish is the one that stays. */
export function useCurrencyChoice() {
  const call = useCall();
  const store = useVisitorStore();

  async function choose(code: string): Promise<void> {
    wished = code;
    if (isSwitching) return;
    isSwitching = true;
    while (wished !== null) {
      const next: string = wished;
      wished = null;
      const isShown = store.getState().activeCurrency?.code === next;
      await call.get(
        "/change/currency/:code",
        { param: { code: next } },
        { refusal: "info", changes: isShown ? [] : ["currency", "cart"] },
      );
    }
    isSwitching = false;
  }

  return {
    choose: (code: string) => void choose(code),
    /** Nothing is written where the session has it already. */
    applyShown: () => {
      const code = store.getState().activeCurrency?.code;
      if (code && !isSwitching) void choose(code);
    },
  };
}
