/** Staff's notes on a person. */
export const userNotes = {
  title: "Notes of the team",
  hint: "Only staff see them. The person gets them with their data if they ask for it.",
  none: "No notes yet.",
  loadFailed: "Error loading notes.",
  byAt: (by: string) => `${by}, {at}`,
  edited: "edited",
  formerColleague: "A former colleague",
  add: { open: "Add a note", title: "Add a note", done: "Note added.", failed: "The note could not be saved." },
  edit: { open: "Edit note", title: "Edit note", done: "Note saved.", failed: "The note could not be saved." },
  delete: "Delete note",
  deleteAsk: "Delete this note?",
  deleted: "Note deleted.",
  deleteFailed: "The note could not be deleted.",
};
