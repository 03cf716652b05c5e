import { Component, type ReactNode } from "react";
import { UNEXPECTED_ERROR } from "../../unexpected-error.ts";

/**
 * The last resort, around everything else: when even the router or its error screen failed (spec §2.1). It uses no
 * component and no data, since what they need may be what is broken.
 */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="unexpected">
        <title>{UNEXPECTED_ERROR.title}</title>
        <h1>{UNEXPECTED_ERROR.title}</h1>
        <p>{UNEXPECTED_ERROR.text}</p>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>
      </main>
    );
  }
}
