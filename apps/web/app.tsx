import { RouterProvider } from 'react-router/dom';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import type { Router } from './router.tsx';
import { useTextsInUse } from './texts/texts-in-use.ts';

interface AppProps {
  router: Router;
}

export function App({ router }: AppProps) {
  const { locale, texts } = useTextsInUse();
  return (
    <TextProvider locale={locale} texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>
  );
}
