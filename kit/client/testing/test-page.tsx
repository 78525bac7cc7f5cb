import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  useLocation,
  type RouteObject,
} from 'react-router';
import type { MessageCatalogue } from '#kit/messages/define-messages.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { messages as clientMessages } from '../messages.ts';

interface TestPageProps {
  /** The slice's own catalogues; the kit's are always there. */
  catalogues?: readonly MessageCatalogue[];
  path?: string;
  children: ReactNode;
}

const english = (catalogues: readonly MessageCatalogue[]): Record<string, string> =>
  Object.fromEntries(
    catalogues.flatMap(({ sources }) => Object.entries(sources).map(([id, { text }]) => [id, text])),
  );

/** A page in English around what a test shows. Its output called "path" says where the page has gone. */
export function TestPage({ catalogues = [], path = '/', children }: TestPageProps) {
  return (
    <TextProvider locale="en" texts={english([uiMessages, clientMessages, ...catalogues])}>
      <MemoryRouter initialEntries={[path]}>
        {children}
        <WhereAmI />
        <ToastHost position="bottom-center" />
      </MemoryRouter>
    </TextProvider>
  );
}

interface TestSiteProps extends Pick<TestPageProps, 'catalogues'> {
  /** It begins at the path "/". */
  routes: RouteObject[];
}

/** Pages in English whose router can be told to stay: what asks before it is left needs one. */
export function TestSite({ catalogues = [], routes }: TestSiteProps) {
  return (
    <TextProvider locale="en" texts={english([uiMessages, clientMessages, ...catalogues])}>
      <RouterProvider router={createMemoryRouter(routes)} />
      <ToastHost position="bottom-center" />
    </TextProvider>
  );
}

function WhereAmI() {
  const { pathname, search } = useLocation();
  return <output aria-label="path">{`${pathname}${search}`}</output>;
}
