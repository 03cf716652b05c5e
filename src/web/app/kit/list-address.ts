import { useSearchParams } from "react-router";

/** What a list shows, as it stands in the address: the search, the page, and filters by their API names. */
export type ListAddress = {
  params: URLSearchParams;
  page: number;
  q: string;
  /** Changes parts of the address; blank ones leave it. Everything but turning a page begins at the first page. */
  change(parts: Record<string, string>): void;
};

/** Reads and writes a list's state in the address, so that it survives a reload, the back button and being shared. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  return {
    params,
    page,
    q: params.get("q") ?? "",
    change(parts) {
      const turnsPage = "page" in parts;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (!turnsPage) next.delete("page");
          for (const [name, value] of Object.entries(parts)) {
            if (value === "" || (name === "page" && value === "1")) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        // At once: a box that was ticked must not show its old state until the list has come.
        { replace: !turnsPage, preventScrollReset: !turnsPage, flushSync: true },
      );
    },
  };
}
