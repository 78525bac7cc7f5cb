import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#kit/ui/theme.css';
import '#kit/ui/base.css';
import '#kit/ui/print/print.css';
import './frame/frame.css';
import './catalogues.ts';
import { appState, changeAppState } from '#kit/client/storage/app-state.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { call } from '#kit/client/call/call.ts';
import { config, loadConfig } from '#kit/client/config.ts';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { watchStyles } from '#kit/client/loading/missing-styles.ts';
import { followOtherTabs } from '#kit/client/session/other-tabs.ts';
import { askWhoIsSignedIn, onceSignedIn, ownLocale } from '#kit/client/session/session.ts';
import { currentUser, type CurrentUserQuery } from '#kit/client/session/session.graphql.generated.ts';
import { askFirst } from '#kit/client/together/first-call.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { startAgainWhenServerIsNewer } from '#kit/client/loading/start-again-when-newer.ts';
import { storedUser } from '#kit/client/session/stored-user.ts';
import { startAgainWhenTermsChange } from '#slices/sign-in/web/login/terms-changed.ts';
import { App } from './app.tsx';
import { frame } from './frame/frame.together.generated.ts';
import { BootFailure } from './layout/boot-failure.tsx';
import { prefetchApproachedScreens } from './prefetch-approached-screens.ts';
import { createRouter, firstScreen } from './router.tsx';
import { localeFor, namesLanguage } from './texts/locale-for.ts';
import { textsAt, visitorsTextsAt } from './texts/texts-at.ts';
import { showTexts } from './texts/texts-in-use.ts';
import { serveVideoUploads } from './video-uploads.ts';

const FINAL: ReadonlySet<string> = new Set(['UNREACHABLE', 'UNAUTHENTICATED']);

/** Where nothing of the first call is answered because of another part of it, who is signed in is asked alone. */
async function askWithFirstCall(locale: Locale): Promise<CurrentUserQuery> {
  try {
    return (await askFirst(frame, { textsLocale: locale }).answer) as CurrentUserQuery;
  } catch (problem) {
    const isFinal = problem instanceof CallProblem && FINAL.has(problem.code);
    if (isFinal) throw problem;
    return call(currentUser, {});
  }
}

async function askForConfigAndUser(locale: Locale): Promise<void> {
  await loadScreen(loadConfig);
  document.title = config().appName;
  void askWhoIsSignedIn(() => askWithFirstCall(locale));
}

/** Everything the first screen needs is fetched at once; the static frame stands until all of it is there. */
async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no root.');
  followOtherTabs();
  const { pathname, search } = window.location;
  const user = storedUser.read();
  const localeOf = (profileLocale: string | null): Locale =>
    localeFor({ pathname, search, profileLocale, publicLocale: appState().publicLocale });
  const locale = localeOf(user?.locale ?? null);
  // Who asks with the page comes to a screen behind the login.
  const isExpected = user !== null || window.firstCall !== undefined;
  // A link from a mail leads on to the login, which must not change the language while it is read.
  if (namesLanguage(pathname)) changeAppState({ publicLocale: locale });
  try {
    const router = createRouter();
    prefetchApproachedScreens(router.routes);
    onceSignedIn((who) => void showTexts({ locale: localeOf(ownLocale(who)), upTo: textsAt(pathname) }));
    await Promise.all([
      askForConfigAndUser(locale),
      showTexts({ locale, upTo: isExpected ? textsAt(pathname) : visitorsTextsAt(pathname) }),
      firstScreen(router),
    ]);
    createRoot(element).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  } catch (error) {
    createRoot(element).render(<BootFailure error={error} />);
  }
}

watchStyles();
startAgainWhenTermsChange();
startAgainWhenServerIsNewer();
serveVideoUploads();
void start();

// Not before the page stands, which needs none of it.
window.addEventListener('load', () => {
  loadScreen(() => import('./without-network.ts')).then(
    ({ prepareForNoNetwork }) => prepareForNoNetwork(),
    () => undefined,
  );
});
