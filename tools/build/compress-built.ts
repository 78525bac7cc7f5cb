import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BUILT_ENDING, COMPRESSIBLE } from '#kit/http/static-files.ts';

/** As small as it goes. It takes seconds, which a server that has just started does not have. */
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Puts beside each file of a built app the same compressed, as StaticFiles sends it. */
export async function compressBuilt(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const packed = await promisify(brotliCompress)(await readFile(file), SMALLEST);
      await writeFile(`${file}${BUILT_ENDING}`, packed);
    }),
  );
}
