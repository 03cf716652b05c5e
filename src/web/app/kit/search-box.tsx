import { TextInput } from "@mantine/core";
import { useDebouncedCallback, useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { LONGEST_SEARCH } from "../../../contract/shared.ts";

const QUIET_MS = 250;

/**
 * Answers while somebody types and keeps the focus; `/` leads here (look: administration).
 * @param value what the address says; followed when it changes from elsewhere
 */
export function SearchBox({
  placeholder,
  value,
  onSearch,
}: {
  placeholder: string;
  value: string;
  onSearch: (q: string) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const isLeaving = useRef(false);
  isLeaving.current = useNavigation().state !== "idle";
  // Whoever has already pressed a row is on their way; a new address of this list would call them back.
  const search = useDebouncedCallback((q: string) => !isLeaving.current && onSearch(q), QUIET_MS);
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
      maxLength={LONGEST_SEARCH}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value.trim());
      }}
    />
  );
}
