import { Component, type ReactNode } from "react";
import { appTexts } from "../texts/texts.ts";

/**
 * The last resort, around everything else: when even the router or its error screen failed (spec §2.1). It uses no
 * component and no data, because those may be what failed.
 */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { unexpected, reload } = appTexts().errors;
    return (
      <main className="unexpected">
        <title>{unexpected.title}</title>
        <h1>{unexpected.title}</h1>
        <p>{unexpected.text}</p>
        <button type="button" onClick={() => location.reload()}>
          {reload}
        </button>
      </main>
    );
  }
}
