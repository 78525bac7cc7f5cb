/** When the morning and the afternoon end, in hours of the person's own clock. */
const NOON = 12;
const EVENING = 18;
/** Who is up before this has not begun the day yet. */
const DAWN = 5;

/** The part of the day a user is greeted in. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < DAWN || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}
