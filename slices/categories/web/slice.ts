import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/categories': screen(() => import('./categories.screen.tsx'), 'CategoriesScreen'),
  },
  places: [{ path: '/categories', anyOf: ['superadmin'], label: 'menuCategories', icon: 'archive' }],
};
