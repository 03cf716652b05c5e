/** Screens and sentences for what went wrong (spec §2.1, §8; rules §11). */
export const errors = {
  /** The heading for a status without a name of its own. */
  screenFailed: (status: number) => `Status ${status}. This screen could not be shown. Please try again in a moment.`,
  /** A screen that was not opened before, without a connection. */
  offline: "You are offline",
  reload: "Reload",
  goToRound: "Open the daily round",
  goHome: "Go to the home page",
  notFound: "Not Found",
  nothingHere: "There is nothing at this address.",
  /** Below the sentence of what was not found. */
  perhaps: "It may have been deleted, or the address was mistyped. These ways lead on:",
  goToDashboard: "Go to the dashboard",
  goBack: "Go back",
  invalidId: "Invalid route id.",
  /** Beside the sentence of a form that was not answered. */
  noConnection: "There is no connection to the shelter. What you typed is safe here: please try again in a moment.",
};
