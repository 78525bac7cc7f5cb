import { useEffect, useState } from 'react';
import { page } from '#kit/client/page.ts';
import { referenceOf } from '#kit/messages/reference-of.ts';
import { reportFrontEndError } from '#slices/system-log/web/report-front-end-error.ts';
import styles from './crash.module.css';

interface BootFailureProps {
  error: unknown;
}

/**
 * Shown when not even the texts could be fetched, which is why it brings its own words, in English. What went wrong is
 * told to the system log, under a reference that the user can quote.
 */
export function BootFailure({ error }: BootFailureProps) {
  const [reference] = useState(() => referenceOf(crypto.getRandomValues(new Uint8Array(8))));
  useEffect(
    function report() {
      reportFrontEndError(error, window.location.href, reference);
    },
    [error, reference],
  );
  return (
    <main className={styles['boot']}>
      <h1>Oops, something went wrong</h1>
      <p>The page could not be started. Please check your internet connection and try again.</p>
      <p>
        If it keeps happening, tell us this reference: <strong>{reference}</strong>
      </p>
      <p>
        <button type="button" onClick={() => page.reload()}>
          Refresh
        </button>
      </p>
    </main>
  );
}
