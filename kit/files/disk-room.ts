import { statfs } from 'node:fs/promises';
import { StoreProblem } from './object-store.ts';

/** Enough for PostgreSQL to keep writing until an operator has made room. */
const RESERVE_BYTES = 1024 ** 3;

/** How much may still be written to the disk that files share with the database. */
export interface DiskRoom {
  /** Refuses what would leave less than the reserve: a database without space stops for everybody. */
  checkFor(bytes: number): Promise<void>;
  /** What is free and what of it stays reserved. */
  measure(): Promise<{ freeBytes: number; reserveBytes: number }>;
}

interface DiskRoomOptions {
  directory: string;
  reserveBytes?: number;
  freeBytes?: () => Promise<number>;
}

export function diskRoom({
  directory,
  reserveBytes = RESERVE_BYTES,
  freeBytes = () => freeOn(directory),
}: DiskRoomOptions): DiskRoom {
  return {
    async checkFor(bytes) {
      const free = await freeBytes();
      if (free - bytes >= reserveBytes) return;
      throw new StoreProblem('full', `${free} bytes are free, ${reserveBytes} of them reserved`);
    },
    measure: async () => ({ freeBytes: await freeBytes(), reserveBytes }),
  };
}

async function freeOn(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
