import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { useSession, type Session } from '#kit/client/session/session.ts';
import { storedUser } from '#kit/client/session/stored-user.ts';
import { useIsUndisturbed } from '#kit/client/undisturbed.ts';
import { MayOpenContext } from '#kit/ui/link/may-open.ts';
import { listenForShortcuts } from '#kit/ui/shortcut/listen-for-shortcuts.ts';
import { useShortcuts, type Shortcut } from '#kit/ui/shortcut/shortcuts.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { TermsGate } from '#slices/sign-in/web/login/terms-gate.tsx';
import { showOverlay } from '../palette/overlay.ts';
import { mayOpenIn } from '../site-map/may-open.ts';
import { reaches, useTextsInUse } from '../texts/texts-in-use.ts';
import { useTextsForReader } from '../texts/use-texts-for-reader.ts';
import styles from './app-frame.module.css';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { Footer } from './footer.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { TitleBar } from './title-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { TraySlot } from './tray-slot.tsx';
import { useLateScroll } from './use-late-scroll.ts';

const loadSignedInFrame = () => loadScreen(() => import('./signed-in-frame.tsx'));

// A visitor does without it. For a known user it is fetched while the server is asked who they are.
const SignedInFrame = lazy(async () => ({ default: (await loadSignedInFrame()).SignedInFrame }));
if (storedUser.read()) void loadSignedInFrame();

// Pressed before the code behind them has come, they open what they name as soon as it has.
const HELP = { keys: '?', label: 'keyboardShortcuts', run: () => showOverlay('shortcuts') } as const;
const EVERYWHERE: readonly Shortcut[] = [
  { keys: 'mod+k', label: 'findAnything', group: 'everywhere', run: () => showOverlay('palette') },
  { ...HELP, group: 'everywhere' },
  // A window has keys of its own, such as those of a queue.
  { ...HELP, group: 'everywhere', isOfDialog: true },
];

/** What stands around every screen. No link in it leads where the reader's guard would turn them away. */
export function AppFrame() {
  const session = useSession();
  const mayOpen = useMemo(() => mayOpenIn(session), [session]);
  return (
    <MayOpenContext value={mayOpen}>
      <Frame session={session} />
    </MayOpenContext>
  );
}

function Frame({ session }: { session: Session }) {
  useTextsForReader();
  const isUndisturbed = useIsUndisturbed();
  const hasText = reaches(useTextsInUse(), 'college');
  const hasCollegeFrame = session.status === 'signedIn' && !isUndisturbed;
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(
    function readTheNewScreenAloud() {
      if (lastPath.current === pathname) return;
      lastPath.current = pathname;
      if (main.current && !main.current.contains(document.activeElement)) focusHeading(main.current);
    },
    [pathname],
  );
  useEffect(listenForShortcuts, []);
  useShortcuts(hasCollegeFrame ? EVERYWHERE : []);
  useLateScroll(main);
  return (
    <div className={styles['frame']} data-signed={session.status === 'signedIn' ? 'in' : 'out'}>
      <a className={styles['skip']} href="#main">
        <Text id="skipToContent" />
      </a>
      <ImpersonationBanner />
      {!isUndisturbed && (
        <>
          <TitleBar />
          <OfflineBar />
          <BreadcrumbBar />
        </>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        <TermsGate>
          <Outlet />
        </TermsGate>
      </main>
      {!isUndisturbed && <Footer />}
      <TraySlot />
      <Suspense>{hasCollegeFrame && hasText && <SignedInFrame user={session.user} />}</Suspense>
      <ToastHost position="bottom-center" />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** Every address that is opened again begins with the same key, and must not begin where another was left. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** The heading says where one has come to; the page itself stands in for it while it is on its way. */
function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}
