import type { ReactNode } from "react";
import type { RootView } from "./root-data.server.ts";
import { Toasts } from "./ui/parts/toasts.tsx";
import { useVisitor } from "./visitor-store.tsx";

/** Everything around the screen. */
export function Shell({ data, children }: { data: RootView | null; children: ReactNode }) {
  const toasts = useVisitor((state) => state.toasts);
  const dropToast = useVisitor((state) => state.dropToast);
  return (
    <>
      <p>{data?.settingsData.shopName}</p>
      <main id="main">{children}</main>
      <Toasts toasts={toasts} onDrop={dropToast} />
    </>
  );
}
