import { glob, readFile, stat, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Compressing smaller files does not make them faster. */
const MIN_BYTES = 1024;

/** Writes a `.br` and a `.gz` file beside every text file, with the best compression. @param folder the built files */
export async function precompress(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{js,css,svg,webmanifest}`));
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size <= MIN_BYTES) return;
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
