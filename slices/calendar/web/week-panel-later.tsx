import { lazy, Suspense } from 'react';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';

const WeekPanelNow = lazy(async () => {
  const panel = await loadScreen(() => import('./week-panel.tsx'));
  return { default: panel.WeekPanel };
});

/** The week on the dashboard. What draws it comes after the first view, while its entries are asked for. */
export const WeekPanel = (props: { hidesEmpty?: boolean }) => (
  <Suspense
    fallback={
      <Card title={<Text id="thisWeek" />}>
        <Skeleton shape="people" count={4} />
      </Card>
    }
  >
    <WeekPanelNow {...props} />
  </Suspense>
);
