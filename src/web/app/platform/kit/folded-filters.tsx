import { Button, Group } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { appTexts } from "../texts/texts.ts";
import { type ListAddress, narrowing } from "./list-address.ts";

const ID = "list-filters";

type Props = { address: ListAddress; className?: string; children: ReactNode };

/** The filters of a list that has many: on phones behind a button that says how many are set, else beside each other. */
export function FoldedFilters({ address, className = "", children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = narrowing(address).filter((name) => name !== "q").length;
  return (
    <>
      <Button
        className="filters-fold"
        variant="outline"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={ID}
        onClick={() => setOpen(!isOpen)}
      >
        {appTexts().kit.list.filters(count)}
      </Button>
      <Group
        id={ID}
        className={`folded-filters ${className}`}
        mod={{ open: isOpen }}
        gap="0.75rem 1.25rem"
        align="end"
        w="100%"
      >
        {children}
      </Group>
    </>
  );
}
