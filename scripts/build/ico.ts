const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Encodes `favicon.ico`, which browsers request by default: a list of PNGs.
 * @param pictures square PNGs
 * @param sizes their sides in pixels, below 256
 */
export function encodeIco(pictures: readonly Buffer[], sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(sizes[index] ?? 0, at);
    head.writeUInt8(sizes[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4); // colour planes
    head.writeUInt16LE(32, at + 6); // bits a pixel
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
