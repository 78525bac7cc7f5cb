import styles from './lesson-bars.module.css';

/** How much of each lesson is done, between 0 and 1, in the order of the course. The number beside it says it in words. */
export const LessonBars = ({ shares }: { shares: readonly number[] }) => (
  <div className={styles['bars']} aria-hidden="true">
    {shares.map((share, at) => (
      // Lessons stand in their order and have no other name here.
      <progress key={at} max={1} value={share} />
    ))}
  </div>
);
