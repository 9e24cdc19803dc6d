import { Toasts } from "#app/ui/parts/toasts.tsx";
import { ScrollToTop } from "#app/ui/shell/scroll-to-top.tsx";
import { useVisitor } from "#app/visitor-store.tsx";

/** Empty at first: comes with the page and wakes up after the rest. */
export function ShellExtras() {
  const toasts = useVisitor((state) => state.toasts);
  const dropToast = useVisitor((state) => state.dropToast);
  return (
    <>
      <ScrollToTop />
      <Toasts toasts={toasts} onDrop={dropToast} />
    </>
  );
}
