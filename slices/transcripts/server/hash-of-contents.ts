import { createHash } from 'node:crypto';
import type { TranscriptContent } from '../rules/issue.ts';

/** Lists keep their order; what has names is read in the order of these, as the database keeps none of its own. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** By which the college finds out whether a sheet says what it has kept, also where there is nothing but the paper. */
export const hashOfContents = (content: TranscriptContent): string =>
  createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex');
