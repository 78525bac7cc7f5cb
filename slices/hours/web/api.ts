export { useDecideHours } from './office/use-decide-hours.ts';
export { useHoursText } from './use-hours-text.ts';
export { useDayText } from './use-day-text.ts';
export type { OwnHoursSlot } from './student/own-hours.page.tsx';
