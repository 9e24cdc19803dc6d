import { useRef, useState } from "react";
import { useCall } from "#app/api-client/call.ts";

/** Turns points into wallet money; one press is one conversion, also where its answer was lost and it is pressed again. */
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

/** Where the shop is not on a safe address, browsers have no `randomUUID`. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
