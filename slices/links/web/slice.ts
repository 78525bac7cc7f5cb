import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/links': screen(() => import('./links.screen.tsx'), 'LinksScreen'),
    '/student/links': screen(() => import('./student-links.screen.tsx'), 'StudentLinksScreen'),
  },
  places: [
    {
      path: '/student/links',
      anyOf: ['user'],
      label: 'menuLinks',
      icon: 'link',
      menu: 'student',
      goKey: 'l',
    },
    { path: '/links', anyOf: ['admin'], label: 'menuLinkManager', icon: 'link' },
  ],
};
