/**
 * Texts of the frame, of the kit and of what several areas say, in the specification's words (spec §2.2, §2.3, §2.5, §2.6).
 * One file for each feature; those of one area stand in its own folder.
 */
export { attachments } from "./attachments.ts";
export { audit } from "./audit.ts";
export { copying } from "./copying.ts";
export { help } from "./help.ts";
export { outbox } from "./outbox.ts";
export { photos } from "./photos.ts";
export { recordNames } from "./record-names.ts";
export { shelter } from "./shelter.ts";
export * from "./start.ts";
export { updates } from "./updates.ts";
export { words } from "./words.ts";
