import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import { CLASSES_PAGE, PHOTOS_PAGE } from '../rules/class-paths.ts';

export const slice: WebSlice = {
  screens: {
    [CLASSES_PAGE]: screen(() => import('./classes.screen.tsx'), 'ClassesScreen'),
    [`${CLASSES_PAGE}/:year`]: screen(() => import('./class/class.screen.tsx'), 'ClassScreen'),
    [PHOTOS_PAGE]: screen(() => import('./review/review.screen.tsx'), 'ReviewScreen'),
  },
};
