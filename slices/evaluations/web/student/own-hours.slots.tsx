import type { OwnHoursSlot } from '#slices/hours/web/api.ts';

export const slots: readonly OwnHoursSlot[] = [
  { id: 'evaluations', as: { link: 'menuEvaluations', icon: 'list' }, to: () => '/student/evaluations' },
];
