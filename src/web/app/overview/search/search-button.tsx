import { UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadAllTexts } from "../../platform/texts/load.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { keepTypedAhead, takeTypedAhead } from "./typed-ahead.ts";

const SearchDialog = lazy(async () => {
  try {
    const [{ SearchDialog }] = await Promise.all([import("./search-dialog.tsx"), loadAllTexts()]);
    return { default: SearchDialog };
  } catch (error) {
    takeTypedAhead();
    throw error;
  }
});

/** The button of the search over everything, also Ctrl+K. The dialog is loaded when it is wanted for the first time. */
export function SearchButton() {
  const [timesOpened, setTimesOpened] = useState(0);
  const open = () => setTimesOpened((times) => times + 1);
  const openByKey = () => {
    keepTypedAhead();
    open();
  };
  // Also while somebody types in a field.
  useHotkeys([["mod+K", openByKey]], []);
  const text = appTexts().shell.search;
  return (
    <>
      <UnstyledButton
        className="icon-button"
        onClick={open}
        aria-label={text}
        title={`${text} (Ctrl+K)`}
        aria-haspopup="dialog"
      >
        <IconSearch size={22} aria-hidden />
      </UnstyledButton>
      {timesOpened > 0 && (
        <Suspense>
          <SearchDialog timesOpened={timesOpened} />
        </Suspense>
      )}
    </>
  );
}
