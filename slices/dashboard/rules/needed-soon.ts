const DAY_MS = 24 * 60 * 60 * 1000;

/** What is due within so many days stands on top of the dashboard. */
const SOON_DAYS = 3;

interface Work {
  due: string;
  /** Whether it can be done now. */
  isOpen: boolean;
  /** It was begun, and waits to be gone on with. */
  isGoingOn: boolean;
}

/** Whether something cannot wait: it was begun, is due within some days, or is over its time already. */
export const isNeededSoon = ({ due, isOpen, isGoingOn }: Work, now: Date): boolean =>
  isOpen && (isGoingOn || Date.parse(due) - now.getTime() <= SOON_DAYS * DAY_MS);
