import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/users/import': screen(() => import('./upload.screen.tsx'), 'UploadScreen'),
    '/users/import/:importId': screen(() => import('./import.screen.tsx'), 'ImportScreen'),
  },
  places: [{ path: '/users/import', anyOf: ['admin'], label: 'menuImportPeople', icon: 'upload' }],
};
