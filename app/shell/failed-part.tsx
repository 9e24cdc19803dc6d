import { Component, type ReactNode, Suspense } from "react";

/** When a lazy component fails to load, the rest of the page stays and a message says so. */
export class LostPart extends Component<{ children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override componentDidCatch(): void {
    document.getElementById("chunk_lost")?.removeAttribute("hidden");
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children;
  }
}

/** Wraps lazy components: renders nothing until they are loaded. */
export function LatePart({ children }: { children: ReactNode }) {
  return (
    <LostPart>
      <Suspense fallback={null}>{children}</Suspense>
    </LostPart>
  );
}
