import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { config } from '#kit/client/config.ts';
import { page } from '#kit/client/page.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { mainHostAddress, type MailedLinkKind } from './main-host.ts';

interface OnMainHostProps {
  kind: MailedLinkKind;
  children: ReactNode;
}

/** Shows a mailed link's page here, or goes to the same path of the main app if it belongs there. */
export function OnMainHost({ kind, children }: OnMainHostProps) {
  const { pathname, search } = useLocation();
  const { environment, mainHost } = config();
  const address = mainHostAddress(kind, {
    environment,
    mainHost,
    origin: window.location.origin,
    path: `${pathname}${search}`,
  });
  useEffect(
    function goToMainApp() {
      if (address !== null) page.goTo(address);
    },
    [address],
  );
  if (address === null) return children;
  return (
    <Page width="sheet">
      <Spinner />
    </Page>
  );
}
