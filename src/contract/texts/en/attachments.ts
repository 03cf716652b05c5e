/** Files on animals, people, adoptions and treatments (rules §3). */
export const attachments = {
  notFound: "File not found.",
  noFile: "Choose a file.",
  subject: "Name the record as animal:7, user:3, adoption:2 or treatment:9.",
  notMultipart: "Send the file as multipart/form-data.",
  unreadable: "The file did not arrive whole. Please send it again.",
  oneFile: "Send one file at a time.",
  tooManyBytes: (megabytes: number) => `A file may have at most ${megabytes} MB.`,
  empty: "This file is empty.",
  notAccepted: "Only PDF files and pictures (JPEG, PNG, WebP, HEIC) can be added.",
  /** @param ending of its name, as ".exe" @param kind as "PDF" */
  otherName: (ending: string, kind: string) => `Its name ends in ${ending}, but the file is ${kind}. Please rename it.`,
  locked: "This PDF is encrypted. Save it without a password and add it again.",
  damaged: "This file is damaged and cannot be read.",
  tooManyPixels: (megapixels: number) => `A picture may have at most ${megapixels} megapixels.`,
  tooMany: (most: number) => `There are ${most} files here already, which is the most. Delete one first.`,
  /** @param name of the file that is there */
  sameFile: (name: string) => `This file is here already, as “${name}”.`,
  kinds: {
    "application/pdf": "PDF",
    "image/jpeg": "JPEG",
    "image/png": "PNG",
    "image/webp": "WebP",
    "image/heic": "HEIC",
  },
};
