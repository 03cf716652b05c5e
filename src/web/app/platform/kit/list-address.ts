import { useSearchParams } from "react-router";

/** The state of a list in the address: the search, the page, and filters by their API names. */
export type ListAddress = {
  params: URLSearchParams;
  page: number;
  q: string;
  /** Changes parameters; empty ones are removed. Unless `page` is given, the list goes back to the first page. */
  change(parts: Record<string, string>): void;
};

/** Of a list: its page, its order, and with which of its halves it begins. */
const NOT_NARROWING: ReadonlySet<string> = new Set(["page", "sort", "here"]);

/** @returns the names of the parameters that narrow a list: its filters, and the search `q` */
export const narrowing = ({ params }: Pick<ListAddress, "params">): string[] =>
  [...params.keys()].filter((name) => !NOT_NARROWING.has(name));

/** Keeps a list's state in the address, so that a reload, the back button and a shared link show the same list. */
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
        // Synchronously: a checkbox must not show its old state until the list is loaded.
        { replace: !turnsPage, preventScrollReset: !turnsPage, flushSync: true },
      );
    },
  };
}
