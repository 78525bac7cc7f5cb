/** A note is a thought, not an essay. */
export const MAX_NOTE = 4_000;

/** Whether a note can be kept like this. */
export function checkNote({ atSecond, body }: { atSecond: number; body: string }): 'noteInvalid' | null {
  const isPlace = Number.isFinite(atSecond) && atSecond >= 0 && atSecond <= 86_400;
  return isPlace && body.trim() !== '' && body.length <= MAX_NOTE ? null : 'noteInvalid';
}
