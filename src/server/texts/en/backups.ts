/** Backups: why one cannot be made, found or taken along. */
export const backups = {
  notFound: "This backup is not there any more.",
  notHere: "In a demonstration nobody makes or downloads a backup here: everybody knows its passwords.",
  unreadable: (reason: string) => `The place of the backups cannot be read: ${reason}`,
  failures: {
    diskFull: "The disk is full. Make room on it, then try again.",
    place: "The backup was made, but could not be put into its place. Look at BACKUP_TO where the server is started.",
    interrupted: "The server was stopped while it made the backup. Try again.",
    unexpected: "Something went wrong on the server.",
  },
};
