import { Component, type ReactNode } from "react";
import { recordTexts } from "../../../../contract/texts/texts.ts";
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
    const { title, text } = recordTexts().unexpectedError;
    return (
      <main className="unexpected">
        <title>{title}</title>
        <h1>{title}</h1>
        <p>{text}</p>
        <button type="button" onClick={() => location.reload()}>
          {appTexts().errors.reload}
        </button>
      </main>
    );
  }
}
