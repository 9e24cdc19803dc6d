import { useState } from "react";
import { messageOf, useCall } from "#app/api-client/call.ts";

/** Subscribes to the newsletter. */
export function useNewsletter() {
  const call = useCall();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function onSubscribe(email: string): Promise<boolean> {
    setPending(true);
    const outcome = await call.post("/home/subscribers", { json: { email } });
    setPending(false);
    setError(outcome.ok ? undefined : messageOf(outcome));
    return outcome.ok;
  }

  return { isPending, error, onSubscribe };
}
