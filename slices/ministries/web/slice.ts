import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import {
  editMinistryPage,
  MINISTRY_QUEUE_PAGE,
  ministryPage,
  NEW_MINISTRY_PAGE,
  OWN_MINISTRIES_PAGE,
  REGISTRY_PAGE,
} from '../rules/ministry-pages.ts';

const editor = screen(() => import('./editing/ministry-editor.screen.tsx'), 'MinistryEditorScreen');

export const slice: WebSlice = {
  screens: {
    [REGISTRY_PAGE]: screen(() => import('./registry/registry.screen.tsx'), 'RegistryScreen'),
    [OWN_MINISTRIES_PAGE]: screen(() => import('./own/own-ministries.screen.tsx'), 'OwnMinistriesScreen'),
    [NEW_MINISTRY_PAGE]: editor,
    [MINISTRY_QUEUE_PAGE]: screen(() => import('./queue/queue.screen.tsx'), 'MinistryQueueScreen'),
    [ministryPage(':ministryId')]: screen(() => import('./registry/ministry.screen.tsx'), 'MinistryScreen'),
    [editMinistryPage(':ministryId')]: editor,
  },
};
