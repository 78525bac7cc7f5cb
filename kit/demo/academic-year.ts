import type { Day } from '#kit/calendar/day.ts';

export interface AcademicYear {
  /** How the college calls those who begin in it, such as 'Autumn 2026'. */
  intake: string;
  firstDay: Day;
  lastDay: Day;
}

/** The academic year of today, or with yearsAgo an earlier one. Until September the last one is still the current one. */
export function academicYear(today: Day, yearsAgo = 0): AcademicYear {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const begins = (month >= 9 ? year : year - 1) - yearsAgo;
  return { intake: `Autumn ${begins}`, firstDay: `${begins}-09-01`, lastDay: `${begins + 1}-06-30` };
}
