import { createBrowserRouter, createPath, type RouteObject } from 'react-router';
import { guarded } from '#kit/client/guard/role-guard.tsx';
import { screen } from '#kit/client/loading/load-screen.ts';
import { page } from '#kit/client/page.ts';
import { AppFrame } from './layout/app-frame.tsx';
import { CrashScreen } from './layout/crash.screen.tsx';
import { NotFoundScreen } from './layout/not-found.screen.tsx';
import { OFFLINE_SCREENS, OPEN_ROUTES, SCREENS } from './screens.ts';
import { guardedPatterns, rolesThatOpen } from './site-map/place-of.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

const signedInArea: RouteObject = {
  lazy: screen(() => import('./layout/signed-in-area.tsx'), 'SignedInArea'),
  children: Object.entries(SCREENS).map(([path, lazy]) =>
    guarded(rolesThatOpen(path), [{ path, lazy }], { goesOnOffline: OFFLINE_SCREENS.has(path) }),
  ),
};

const guardedWithoutScreen: RouteObject[] = guardedPatterns().map(({ pattern, anyOf }) =>
  guarded(anyOf, [{ path: pattern, element: <NotFoundScreen /> }]),
);

/** The parts of the screens, shown where those who build them are at work (vite.config.ts). */
const developersOnly: RouteObject[] = import.meta.env.CATALOGUE
  ? [
      {
        path: 'catalogue',
        lazy: screen(() => import('./catalogue/catalogue.screen.tsx'), 'CatalogueScreen'),
      },
      {
        path: 'catalogue/print',
        lazy: screen(() => import('./catalogue/printed.screen.tsx'), 'PrintedScreen'),
      },
    ]
  : [];

/** All screens of the web app, each in the one frame. */
export function createRouter(): Router {
  const router = createBrowserRouter([
    {
      element: <AppFrame />,
      errorElement: <CrashScreen />,
      children: [
        ...OPEN_ROUTES,
        ...developersOnly,
        signedInArea,
        ...guardedWithoutScreen,
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ]);
  page.headedFor = () => {
    const { location } = router.state.navigation;
    return location ? createPath(location) : null;
  };
  return router;
}

/** Settles when the code of the screen at the current address is there, or has failed to come. */
export const firstScreen = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
