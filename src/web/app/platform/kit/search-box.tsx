import { TextInput } from "@mantine/core";
import { useDebouncedCallback, useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { MAX_SEARCH_LENGTH } from "../../../../contract/platform/lists.ts";

const DEBOUNCE_MS = 250;

type SearchBoxProps = { placeholder: string; value: string; onSearch: (q: string) => void };

/**
 * A search box that searches while the person types; the shortcut `/` focuses it.
 * @param value the search in the address; the box follows its changes
 */
export function SearchBox({ placeholder, value, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const isLeaving = useRef(false);
  isLeaving.current = useNavigation().state !== "idle";
  // If a row was clicked, the navigation has started; changing the list's address would cancel it.
  const search = useDebouncedCallback((q: string) => !isLeaving.current && onSearch(q), DEBOUNCE_MS);
  useHotkeys([["/", () => box.current?.focus()]]);
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value]);
  return (
    <TextInput
      ref={box}
      type="search"
      className="search-box"
      leftSection={<IconSearch size={18} aria-hidden />}
      placeholder={placeholder}
      aria-label={placeholder.replace(/(\.{3}|…)$/, "")}
      maxLength={MAX_SEARCH_LENGTH}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value.trim());
      }}
    />
  );
}
