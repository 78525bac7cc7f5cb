/** So many standing grades, changed by one person within so long, are out of the ordinary: more than those of a whole class. */
export const MANY_GRADES = 40;
export const WITHIN_MS = 3_600_000;
