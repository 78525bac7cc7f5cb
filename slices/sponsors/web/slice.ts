import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import { SHARE_PAGE, SPONSOR_PAGE } from '../rules/sponsor-pages.ts';

export const slice: WebSlice = {
  openRoutes: [
    { path: SPONSOR_PAGE, lazy: screen(() => import('./pay/sponsor.screen.tsx'), 'SponsorScreen') },
  ],
  screens: { [SHARE_PAGE]: screen(() => import('./student/share.screen.tsx'), 'ShareScreen') },
};
