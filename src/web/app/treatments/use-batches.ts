import { useSessionStorage } from "@mantine/hooks";

/** The batch in use of each kind of treatment, by the kind's id, for as long as this tab is open. */
export const useBatches = () => useSessionStorage<Record<string, string>>({ key: "round-batches", defaultValue: {} });
