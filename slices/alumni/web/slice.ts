import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  pages: { '/alumni': 'alumni' },
  places: [
    {
      path: '/alumni',
      anyOf: ['user'],
      label: 'menuAlumni',
      icon: 'flag',
      menu: 'account',
      isForAlumni: true,
    },
  ],
};
