import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/groups': screen(() => import('./groups.screen.tsx'), 'GroupsScreen'),
  },
  pages: { '/groups/:groupId': 'group' },
  places: [
    {
      path: '/groups',
      anyOf: ['manager'],
      label: 'menuGroups',
      icon: 'users',
      menu: 'staff',
      settingsOf: 'manager',
      unlessInBar: true,
      goKey: 'g',
    },
    // Administrators come by the palette and the page of a person; the list itself is the managers'.
    { path: '/groups/:groupId', anyOf: ['manager', 'admin'], isExact: true },
  ],
};
