import { photoPrefix } from "../photos/photo.key.ts";

/** The name of a file in the store. Its key begins as those of pictures do, so the same sweep finds it. */
export const attachmentKey = (key: string): string => `${photoPrefix(key)}attachment.bin`;
