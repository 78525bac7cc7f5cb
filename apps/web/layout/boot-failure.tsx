import { page } from '#kit/client/page.ts';
import styles from './crash.module.css';

interface BootFailureProps {
  error: unknown;
}

/** Shown when not even the texts could be fetched, which is why it brings its own words, in English. */
export function BootFailure({ error }: BootFailureProps) {
  return (
    <main className={styles['boot']}>
      <h1>Oops, something went wrong</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>
        <button type="button" onClick={() => page.reload()}>
          Refresh
        </button>
      </p>
    </main>
  );
}
