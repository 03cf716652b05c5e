/**
 * The kinds of records that a shelter may keep for a time of its own (docs/decisions/0101). What the law asks for, as
 * contracts and gifts, is none of them.
 */
export const RETENTION_KINDS = ["messages", "applications", "jobApplications", "letters", "changes"] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** The shortest and the longest retention period, in months. */
export const RETENTION_MONTHS = { min: 1, max: 240 } as const;

/** More than so many records are not counted one by one. */
export const COUNTED_AT_MOST = 10_000;
