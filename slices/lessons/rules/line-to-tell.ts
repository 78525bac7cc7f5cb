import { holdingWords } from '#kit/messages/holding-words.ts';

/** Longer lines do not fit where notes are found. */
const MAX_TOLD = 160;

/** The line of a note that tells why it was found: the first with all the words, else with one of them, else the first. */
export function lineToTell(body: string, search: string): string {
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const held = [search, ...search.split(/\s+/)].map((words) => lines.find(holdingWords(words)));
  return (held.find((line) => line !== undefined) ?? lines[0] ?? '').slice(0, MAX_TOLD);
}
