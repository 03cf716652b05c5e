import { UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useListAddress } from "./list-address.ts";

/** A heading that sorts its list when it is pressed: upwards, downwards, and as it was. The address keeps it. */
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
  const now = params.get("sort");
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  }
  const [isUp, isDown] = [now === sort, now === `-${sort}`];
  const next = isUp ? `-${sort}` : isDown ? "" : sort;
  return (
    <th scope="col" className={className} aria-sort={isUp ? "ascending" : isDown ? "descending" : "none"}>
      <UnstyledButton className="sort-button" onClick={() => change({ sort: next })}>
        {head}
        {isUp && <IconArrowUp size={14} aria-hidden />}
        {isDown && <IconArrowDown size={14} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}
