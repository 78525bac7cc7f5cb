const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether something that is to be done cannot wait until tomorrow: it is due within a day, or over its time already. */
export const isNeededToday = (due: string, now: Date): boolean => Date.parse(due) - now.getTime() <= DAY_MS;
