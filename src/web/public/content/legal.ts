/** A part of a legal page: paragraphs, then a list. */
export type LegalSection = { title: string; text: readonly string[]; list?: readonly string[] };

/** The day of the last change of both legal pages. */
export const LEGAL_CHANGED = "2025-01-02";
