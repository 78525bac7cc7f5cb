import type { ReactNode } from 'react';
import { Card } from '#kit/ui/card/card.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';

/** Stands where a panel of the dashboard will, so that little moves when it comes. */
export const PanelWaits = ({ title }: { title: ReactNode }) => (
  <Card title={title}>
    <Skeleton shape="lines" count={3} />
  </Card>
);
