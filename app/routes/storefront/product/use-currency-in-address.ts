import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useCall } from "#app/api-client/call.ts";

/** A link may contain a currency, as feed links do: it is saved like a chosen one and removed from the URL. */
export function useCurrencyInAddress(): void {
  const call = useCall();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const remember = useEffectEvent(async (code: string) => {
    const options = { refusal: "none", isSuccessShown: false } as const;
    const outcome = await call.get("/change/currency/:code", { param: { code } }, options);
    if (!outcome.ok) return;
    const next = new URLSearchParams(window.location.search);
    next.delete("currency");
    void navigate(
      { search: next.toString() },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  });
  const code = parameters.get("currency");
  useEffect(() => {
    if (code) void remember(code);
  }, [code]);
}
