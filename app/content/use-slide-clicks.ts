import { useCall } from "#app/api-client/call.ts";
import type { SlideCollection } from "#domain/platform/home-admin/home-admin.ts";

/** Reports that a slide or a banner was clicked; whether that succeeds does not matter to the visitor. */
export function useSlideClicks(): (collection: SlideCollection, id: number) => void {
  const call = useCall();
  return (collection, id) =>
    void call.post(
      "/home/slide-clicks",
      { json: { collection, id } },
      { refusal: "none", isSuccessShown: false, outlivesPage: true },
    );
}
