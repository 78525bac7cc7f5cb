import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {
  screens: {
    '/news': screen(() => import('./reading/news.screen.tsx'), 'NewsScreen'),
    '/news/admin': screen(
      () => import('./managing/noticeboard-manager.screen.tsx'),
      'NoticeboardManagerScreen',
    ),
    '/news/admin/:postId': screen(() => import('./managing/news-editor.screen.tsx'), 'NewsEditorScreen'),
    '/news/:postId': screen(() => import('./reading/news-post.screen.tsx'), 'NewsPostScreen'),
  },
  places: [
    { path: '/news', anyOf: ['user'], label: 'menuNews', icon: 'note', menu: 'account' },
    {
      path: '/news/admin',
      anyOf: ['admin'],
      label: 'menuNoticeboardManager',
      icon: 'edit',
      settingsOf: 'admin',
    },
  ],
};
