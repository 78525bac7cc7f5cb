import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { config } from '#kit/client/config.ts';
import { isChunkFailure } from '#kit/client/loading/load-screen.ts';
import { page } from '#kit/client/page.ts';
import { reloadOnce } from '#kit/client/loading/reload-once.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { referenceOf } from '#kit/messages/reference-of.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { reportFrontEndError } from '#slices/system-log/web/report-front-end-error.ts';
import styles from './crash.module.css';

/** Time to read that something went wrong before the page comes again. */
const CHUNK_RELOAD_MS = 1_000;

/** Stands in for everything after an unforeseen error. Every way out of it is a fresh page. */
export function CrashScreen() {
  const error = useRouteError();
  const [reference] = useState(() => referenceOf(crypto.getRandomValues(new Uint8Array(8))));
  useEffect(
    function reportAndRecover() {
      reportFrontEndError(error, window.location.href, reference);
      if (!isChunkFailure(error)) return undefined;
      const timer = setTimeout(reloadOnce, CHUNK_RELOAD_MS);
      return () => clearTimeout(timer);
    },
    [error, reference],
  );
  return (
    <>
      <header className={styles['bar']}>{config().appName}</header>
      <main>
        <SheetPage
          width="form"
          title={<Text id="somethingWentWrong" />}
          lead={<Text id="crashWasReported" />}
        >
          <Note tone="danger">{error instanceof Error ? error.message : String(error)}</Note>
          <p>
            <Text id="crashReference" values={{ reference }} />
          </p>
          <div className={styles['ways']}>
            <Button tone="primary" onClick={() => page.reload()}>
              <Text id="refresh" />
            </Button>
            <Button onClick={() => page.goTo('/')}>
              <Text id="home" />
            </Button>
            <Button onClick={() => void signOut()}>
              <Text id="logout" />
            </Button>
          </div>
        </SheetPage>
      </main>
    </>
  );
}
