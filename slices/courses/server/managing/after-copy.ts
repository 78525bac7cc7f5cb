import type { Tx } from '#kit/db/database.ts';

export interface CopiedCourse {
  fromId: string;
  toId: string;
}

type Copier = (tx: Tx, copied: CopiedCourse) => Promise<void>;

const copiers: Copier[] = [];

/**
 * A slice above says what of its own a copy of a course takes over, such as its lessons.
 * @public
 */
export const onCourseCopied = (copier: Copier): void => void copiers.push(copier);

export async function afterCopy(tx: Tx, copied: CopiedCourse): Promise<void> {
  for (const copy of copiers) await copy(tx, copied);
}
