import type { TwinKind } from "../../../../contract/overview/twins.ts";

/** Which kind of records an address is about. */
export const twinKindOf = (params: URLSearchParams): TwinKind => (params.get("of") === "users" ? "users" : "animals");

/** The address of two records side by side. */
export const twoPath = (of: TwinKind, one: number, other: number) => `/admin/twins?of=${of}&one=${one}&other=${other}`;

/** The address of the pairs of a kind. */
export const pairsPath = (of: TwinKind) => `/admin/twins?of=${of}`;

/** The address of a record. */
export const recordPath = (of: TwinKind, id: number) => `/admin/${of === "users" ? "user" : "animal"}/${id}`;
