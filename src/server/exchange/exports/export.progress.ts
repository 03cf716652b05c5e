/** What is in the file. @property photos pictures and other files @property missing those with a row and no file */
export type ExportCounts = { animals: number; stays: number; photos: number; missing: number };
export type ExportProgress = { done: number; total: number; counts: ExportCounts };
