import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CHUNK = Buffer.alloc(1024 * 1024, 1);

/** A disk of our own that is small enough to be filled to the last byte, and that harms nobody when it is. */
export class SmallDisk {
  readonly folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = join(folder, 'filler');
  }

  /** Only root may mount one; without it the drill cannot be done, and must not look as if it had been. */
  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'berea-full-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
    } catch (error) {
      await rm(folder, { recursive: true });
      const why = (error as { stderr?: string }).stderr?.trim() ?? (error as Error).message;
      throw new Error(
        `This drill fills a small tmpfs, which it could not mount: run it as root on Linux (${why}).`,
        { cause: error },
      );
    }
    return new SmallDisk(folder);
  }

  /** Takes all the space there is, and again whatever has become free since. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a');
    try {
      for (let size = CHUNK.length; size >= 1;) {
        const written = await file.write(CHUNK, 0, size).catch((error: unknown) => {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          return null;
        });
        if (written === null || written.bytesWritten < size) size = Math.floor(size / 16);
      }
    } finally {
      await file.close();
    }
  }

  async makeSpace(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async unmount(): Promise<void> {
    await run('umount', ['-l', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }
}
