import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import { CONTACT_PAGE, OWN_MESSAGES_PAGE, REPORTS_PAGE } from '../rules/contact-pages.ts';

export const slice: WebSlice = {
  screens: {
    [CONTACT_PAGE]: screen(() => import('./contact.screen.tsx'), 'ContactScreen'),
    [OWN_MESSAGES_PAGE]: screen(() => import('./own/own-messages.screen.tsx'), 'OwnMessagesScreen'),
    [REPORTS_PAGE]: screen(() => import('./reports/reports.screen.tsx'), 'ReportsScreen'),
  },
};
