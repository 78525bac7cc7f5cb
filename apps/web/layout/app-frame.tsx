import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSession } from '#kit/client/session/session.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { TermsGate } from '#slices/sign-in/web/terms-gate.tsx';
import { useTextsForReader } from '../texts/use-texts-for-reader.ts';
import styles from './app-frame.module.css';
import { Footer } from './footer.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { TitleBar } from './title-bar.tsx';

/** What stands around every screen. */
export function AppFrame() {
  useTextsForReader();
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(
    function readTheNewScreenAloud() {
      if (lastPath.current === pathname) return;
      lastPath.current = pathname;
      if (!main.current?.contains(document.activeElement)) main.current?.focus();
    },
    [pathname],
  );
  return (
    <div className={styles['frame']} data-signed={session.status === 'signedIn' ? 'in' : 'out'}>
      <a className={styles['skip']} href="#main">
        <Text id="skipToContent" />
      </a>
      <ImpersonationBanner />
      <TitleBar />
      <main id="main" ref={main} tabIndex={-1}>
        <TermsGate>
          <Outlet />
        </TermsGate>
      </main>
      <Footer />
      <ToastHost position="bottom-center" />
      <ScrollRestoration />
    </div>
  );
}
