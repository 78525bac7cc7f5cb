import { useLocation } from 'react-router';
import { useWayToRecord } from '#kit/client/records/opened-record.ts';
import { useSession, type SignedInUser } from '#kit/client/session/session.ts';
import { Breadcrumbs } from '#kit/ui/breadcrumbs/breadcrumbs.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { crumbsTo, HOME } from '../site-map/crumbs.ts';
import styles from './breadcrumb-bar.module.css';
import { useOpenPlaces } from './use-menus.ts';

/** The breadcrumbs of a signed-in user. */
export function BreadcrumbBar() {
  const session = useSession();
  return session.status === 'signedIn' ? <CrumbsOf user={session.user} /> : null;
}

function CrumbsOf({ user }: { user: SignedInUser }) {
  const text = useText();
  const { pathname } = useLocation();
  const open = useOpenPlaces(user);
  const { from, records } = useWayToRecord(pathname);
  const isOpen = (path: string): boolean => open.some((place) => place.path === path);
  const elsewhere = from ? crumbsTo(from, isOpen) : [];
  const crumbs = elsewhere.length > 0 ? elsewhere : crumbsTo(pathname, isOpen);
  // A place may tell its name as well.
  const below = records.filter(({ address }) => address !== crumbs.at(-1)?.to);
  const way = [
    ...crumbs.map(({ label, to }) => ({ label: text(label), to })),
    ...below.map(({ name, address }) => ({ label: name, to: address })),
  ];
  if (way.length === 0) return null;
  return (
    <div className={styles['bar']}>
      <div className={styles['inner']}>
        <Breadcrumbs crumbs={way} homeAddress={HOME} />
      </div>
    </div>
  );
}
