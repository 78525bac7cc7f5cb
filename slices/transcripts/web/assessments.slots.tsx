import type { AssessmentsSlot } from '#slices/exams/web/api.ts';

export const slots: readonly AssessmentsSlot[] = [
  { id: 'transcript', as: { link: 'menuTranscript', icon: 'file' }, to: () => '/student/transcript' },
];
