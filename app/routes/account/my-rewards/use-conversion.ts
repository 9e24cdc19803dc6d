import { useRef, useState } from "react";
import { useCall } from "#app/api-client/call.ts";

/** Converts points to wallet money. One click is one conversion, even if its response was lost and the click is repeated. */
export function useConversion() {
  const call = useCall();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const press = useRef<{ points: number; key: string } | null>(null);

  async function onConvert(points: number): Promise<void> {
    if (press.current?.points !== points) press.current = { points, key: newKey() };
    setPending(true);
    setRefusal(null);
    const outcome = await call.post(
      "/user/convert-reward",
      { json: press.current },
      { changes: ["wallet"], refusal: "none" },
    );
    setPending(false);
    if (outcome.ok || outcome.status !== 0) press.current = null;
    if (!outcome.ok) setRefusal(outcome.error);
  }

  return { refusal, isPending, onConvert };
}

/** Browsers have `randomUUID` only in a secure context. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
