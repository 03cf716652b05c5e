import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NotFoundScreen } from "../errors/not-found-screen.tsx";
import { isNotFound } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";
import { useRouteId } from "./route-id.ts";

type Props<T> = {
  /** The query of one record, as of {@link apiQuery}. */
  read: (id: number) => {
    queryKey: readonly unknown[];
    queryFn: () => Promise<T>;
    refetchOnMount?: "always" | undefined;
  };
  notFound: string;
  /** Draws the screen, also while the record is loading or could not be loaded. */
  children: (query: UseQueryResult<T>) => ReactNode;
};

/** Reads the record of the address. Says so if the id is malformed, or if this person may see no such record (rules §1). */
export function AddressRecord<T>(props: Props<T>) {
  const id = useRouteId();
  if (id === undefined) return <NotFoundScreen text={appTexts().errors.invalidId} />;
  return <RecordWithId key={id} id={id} {...props} />;
}

function RecordWithId<T>({ id, read, notFound, children }: Props<T> & { id: number }) {
  const query = useQuery<T>(read(id));
  if (!query.data && isNotFound(query.error)) return <NotFoundScreen text={notFound} />;
  return children(query);
}
