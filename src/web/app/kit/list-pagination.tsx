import { Group, Pagination } from "@mantine/core";
import { GAP, pageCount, pageNumbers } from "../../page-numbers.ts";

/** The pagination of a list (spec §9). */
export function ListPagination({
  list,
  onPage,
}: {
  list: { page: number; pageSize: number; totalCount: number };
  onPage: (page: number) => void;
}) {
  const total = pageCount(list);
  if (total === 1) return null;
  return (
    <Pagination.Root total={total} value={list.page} onChange={onPage} component="nav" aria-label="Pages">
      <Group gap={6} justify="center">
        <Pagination.Previous aria-label="Previous page" />
        {pageNumbers(list.page, total).map((page, at, all) =>
          page === GAP ? (
            <Pagination.Dots key={`after ${all[at - 1]}`} />
          ) : (
            <Pagination.Control
              key={page}
              active={page === list.page}
              aria-label={`Page ${page}`}
              aria-current={page === list.page ? "page" : undefined}
              onClick={() => onPage(page)}
            >
              {page}
            </Pagination.Control>
          ),
        )}
        <Pagination.Next aria-label="Next page" />
      </Group>
    </Pagination.Root>
  );
}
