import { Component, type ReactNode } from "react";

/** Around parts that come later: when one does not arrive, the rest of the page stays and a message says so. */
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
