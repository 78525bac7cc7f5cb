import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { askWhoIsSignedIn, type Session } from '../session/session.ts';

interface WhileAskingProps {
  session: Extract<Session, { status: 'asking' | 'unreachable' }>;
}

/** Stands in for a guarded screen until the server has said who is there. */
export function WhileAsking({ session }: WhileAskingProps) {
  if (session.status === 'asking') return <ScreenOnTheWay />;
  const refetch = () => void askWhoIsSignedIn();
  return (
    <SheetPage width="form" title={<Text id="cannotReachServer" />}>
      <DataView answer={{ data: null, problem: session.problem, isLoading: false, refetch }}>
        {() => null}
      </DataView>
    </SheetPage>
  );
}

/** Stands where a screen will be, so that a slow network never shows an empty page. */
export function ScreenOnTheWay() {
  return (
    <Page>
      <DataView answer={{ data: null, problem: null, isLoading: true }}>{() => null}</DataView>
    </Page>
  );
}
