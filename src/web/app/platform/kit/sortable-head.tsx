import { UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useListAddress } from "./list-address.ts";

/** A heading that sorts its list when it is clicked: ascending, descending, unsorted. The order is in the address. */
export function SortableHead({
  head,
  sort,
  className,
}: {
  head: string;
  sort: string | undefined;
  className: string | undefined;
}) {
  const { params, change } = useListAddress();
  const currentSort = params.get("sort");
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  }
  const [isAscending, isDescending] = [currentSort === sort, currentSort === `-${sort}`];
  const next = isAscending ? `-${sort}` : isDescending ? "" : sort;
  return (
    <th scope="col" className={className} aria-sort={isAscending ? "ascending" : isDescending ? "descending" : "none"}>
      <UnstyledButton className="sort-button" onClick={() => change({ sort: next })}>
        {head}
        {isAscending && <IconArrowUp size={14} aria-hidden />}
        {isDescending && <IconArrowDown size={14} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}
