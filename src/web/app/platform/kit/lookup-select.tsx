import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { AnswerOf, CallName } from "../../../../contract/calls.ts";
import { apiQuery } from "../calls.ts";
import { errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";
import type { Option } from "./record-select.tsx";

type LookupName = {
  [N in CallName]: AnswerOf<N> extends { id: number; name: string }[] ? N : never;
}[CallName];

type Props = {
  list: LookupName;
  failed: string;
  id: string;
  name: string;
  label: string;
  present?: Option | undefined;
  readOnly?: boolean;
  value?: string | null;
  error?: string | undefined;
  onChange?: (value: string | null) => void;
};

/**
 * A select for a short list that the server returns as a whole (rules §11).
 * @param list the call that returns it
 * @param failed the text if the list cannot be loaded
 * @param present the initially selected option: shown until the list is loaded, and offered although it was retired
 */
export function LookupSelect({ list, failed, error, present, ...input }: Props) {
  const found = useQuery({ ...apiQuery(list), enabled: !input.readOnly });
  const offered = found.data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const isOffered = offered.some(({ value }) => value === present?.value);
  return (
    <Select
      {...input}
      error={error ?? (found.isError ? errorText(found.error, failed) : undefined)}
      data={present && !isOffered ? [...offered, present] : offered}
      searchable
      required
      nothingFoundMessage={appTexts().kit.select.nothingFound}
      comboboxProps={{ shadow: "md" }}
    />
  );
}
