import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";

/** Claims orders placed as a guest. */
export function useClaim() {
  const call = useCall();
  const [isClaiming, setClaiming] = useState(false);
  return {
    isClaiming,
    async claim(): Promise<void> {
      setClaiming(true);
      await call.post("/user/claim-orders", {}, { changes: ["purchase"] });
      setClaiming(false);
    },
  };
}
