import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import styles from './dashboard.module.css';

/** Whether nothing is known yet, good or bad. */
export const isAwaited = ({ data, isLoading }: Answer<unknown>): boolean => !data && isLoading;

/** Stands in place of the panels until it is known how much there is to do: what stands below that would move. */
export const DashboardWaiting = () => (
  <div className={styles['awaited']}>
    <Skeleton shape="block" count={3} />
  </div>
);
