import { Group, Pagination } from "@mantine/core";
import { GAP, pageCount, pageNumbers } from "../../../page-numbers.ts";
import { appTexts } from "../texts/texts.ts";

type Props = { list: { page: number; pageSize: number; totalCount: number }; onPage: (page: number) => void };

/** The pagination of a list (spec §9). */
export function ListPagination({ list, onPage }: Props) {
  const text = appTexts().kit.list;
  const total = pageCount(list);
  if (total === 1) return null;
  return (
    <Pagination.Root total={total} value={list.page} onChange={onPage} component="nav" aria-label={text.pages}>
      <Group gap={6} justify="center">
        <Pagination.Previous aria-label={text.previousPage} />
        {pageNumbers(list.page, total).map((page, at, all) =>
          page === GAP ? (
            <Pagination.Dots key={`after ${all[at - 1]}`} />
          ) : (
            <Pagination.Control
              key={page}
              active={page === list.page}
              aria-label={text.page(page)}
              aria-current={page === list.page ? "page" : undefined}
              onClick={() => onPage(page)}
            >
              {page}
            </Pagination.Control>
          ),
        )}
        <Pagination.Next aria-label={text.nextPage} />
      </Group>
    </Pagination.Root>
  );
}
