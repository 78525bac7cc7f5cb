import styles from './watched-bar.module.css';

/** How much of one lesson was watched, between 0 and 1. The words beside it say it too. */
export const WatchedBar = ({ share }: { share: number }) => (
  <span className={styles['bar']} aria-hidden="true">
    <i style={{ inlineSize: `${Math.round(Math.min(1, share) * 100)}%` }} />
  </span>
);
