import { pageTexts } from "../texts/texts.ts";

/** A button that reloads the address with its query, also without JavaScript. @param path path and query */
export function ReloadForm({ path }: { path: string }) {
  const [bare, query] = path.split("?");
  return (
    <form action={bare}>
      {[...new URLSearchParams(query)].map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <button className="button" type="submit">
        {pageTexts().chrome.reload}
      </button>
    </form>
  );
}
