import type { AttemptSlot } from '#slices/exams/web/api.ts';
import { AskAboutAttempt } from './ask-about-attempt.tsx';

export const slots: readonly AttemptSlot[] = [
  {
    id: 'ask',
    as: 'note',
    isShown: (_, { impersonatingUser }) => impersonatingUser === null,
    render: (attempt) => <AskAboutAttempt attempt={attempt} />,
  },
];
