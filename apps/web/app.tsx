import { useSession } from '#kit/client/session/session.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { RouterProvider } from 'react-router/dom';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import type { Router } from './router.tsx';
import { useTextsInUse } from './texts/texts-in-use.ts';

interface AppProps {
  router: Router;
}

export function App({ router }: AppProps) {
  const { locale, texts } = useTextsInUse();
  // Another user, or a changed profile, may mean another time zone.
  useSession();
  return (
    <TextProvider locale={locale} texts={texts} timeZone={readerZone()}>
      <RouterProvider router={router} />
    </TextProvider>
  );
}
