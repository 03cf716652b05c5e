import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { errorText } from "../problem.ts";
import type { Option } from "./record-select.tsx";

/**
 * A select for a short list that the server returns as a whole, such as `/resources/types` (decisions §11).
 * @param failed the text if the list cannot be loaded
 * @param present the initially selected option, shown until the list is loaded
 */
export function LookupSelect({
  list,
  failed,
  error,
  present,
  ...input
}: {
  list: string;
  failed: string;
  id: string;
  name: string;
  label: string;
  present?: Option | undefined;
  readOnly?: boolean;
  value?: string | null;
  error?: string | undefined;
  onChange?: (value: string | null) => void;
}) {
  const found = useQuery({
    queryKey: [list],
    queryFn: () => api.get<{ id: number; name: string }[]>(list),
    enabled: !input.readOnly,
  });
  const options = found.data?.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      {...input}
      error={error ?? (found.isError ? errorText(found.error, failed) : undefined)}
      data={options ?? (present ? [present] : [])}
      searchable
      required
      nothingFoundMessage="Nothing found"
      comboboxProps={{ shadow: "md" }}
    />
  );
}
