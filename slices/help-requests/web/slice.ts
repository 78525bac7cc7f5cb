import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/help': screen(() => import('./help.screen.tsx'), 'HelpScreen'),
    '/help/questions': screen(() => import('./questions.screen.tsx'), 'QuestionsScreen'),
    '/request-form': screen(() => import('./request-form.screen.tsx'), 'RequestFormScreen'),
  },
  places: [
    { path: '/help', anyOf: ['user'], label: 'help', alsoBy: 'helpAlsoBy', icon: 'help', menu: 'student' },
    { path: '/request-form', anyOf: ['superadmin'], label: 'menuRequestForm', icon: 'note' },
  ],
};
