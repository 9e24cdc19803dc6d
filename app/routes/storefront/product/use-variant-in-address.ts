import { useNavigate, useSearchParams } from "react-router";

/** The selected variant in the URL, so that the link can be shared. */
export function useVariantInAddress() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const variantId = Number(parameters.get("variant")) || null;

  function put(chosen: { id: number } | null) {
    if ((chosen?.id ?? null) === variantId) return;
    const next = new URLSearchParams(parameters);
    if (chosen) next.set("variant", String(chosen.id));
    else next.delete("variant");
    next.delete("problem");
    next.delete("count");
    void navigate(
      { search: next.toString() },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }

  return { variantId, put };
}
