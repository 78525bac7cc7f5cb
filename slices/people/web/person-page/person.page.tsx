import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { can } from '../../rules/permissions.ts';
import { readerAsActor } from '../reader-as-actor.ts';
import { Addresses } from '../profile/addresses-card.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { isMerged } from './is-merged.ts';
import { NotesPanel } from './notes-panel.tsx';
import { PersonActions } from './person-actions.tsx';
import { onePerson, type OnePersonFragment, type OnePersonQuery } from './person.graphql.generated.ts';
import { RecentChanges } from './recent-changes.tsx';
import { RoleChip } from '../role-chip.tsx';
import { RolesCard } from './roles-card.tsx';
import { SHOWN_PERSON } from './shown-person.ts';
import { standingOf } from '../standing.ts';
import { StatusChip } from '../status-chip.tsx';
import { useFactsAbout, useRightsOf } from './use-facts-about.tsx';
import styles from '../users.module.css';

export type PersonSlot = PageSlot<OnePersonFragment>;

export function PersonPage({ slots }: SlotsProps<PersonSlot>) {
  const { userId = '' } = useParams();
  const answer = useQuery(onePerson, { userId });
  return (
    <Page>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={8} />}
        empty={<Unknown />}
        isEmpty={({ user }) => !user}
      >
        {({ user, addresses }) => user && <Person person={user} addresses={addresses} slots={slots} />}
      </DataView>
    </Page>
  );
}

function Unknown() {
  const mayList = (useSignedInUser().roles ?? []).includes('admin');
  return (
    <>
      <PageHeading title={<Text id="personNotFound" />} />
      {mayList && (
        <Link to="/users">
          <Text id="users" />
        </Link>
      )}
    </>
  );
}

interface PersonProps extends SlotsProps<PersonSlot> {
  person: OnePersonFragment;
  addresses: OnePersonQuery['addresses'];
}

/** As they are looked for. What is not named here stands behind them, in a menu where all would not fit into a row. */
const ORDER = ['overview', 'grades', 'exams', 'assignments', 'attendance', 'hours', 'finances', 'notes'];

const placeOf = ({ id }: Tab<string>): number => ORDER.indexOf(id);

/** As many fit beside each other in every language. */
const MAX_IN_ROW = 8;

/** The tabs of the row, and those of the menu. */
function sidesOf(tabs: readonly Tab<string>[]): { shown: Tab<string>[]; rest: Tab<string>[] } {
  const shown = tabs
    .filter((tab) => placeOf(tab) !== -1)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const rest = tabs.filter((tab) => placeOf(tab) === -1);
  return tabs.length <= MAX_IN_ROW ? { shown: [...shown, ...rest], rest: [] } : { shown, rest };
}

function Person({ person, addresses, slots }: PersonProps) {
  const text = useText();
  useOpenedRecord(person.fullName);
  const isOwn = useSignedInUser()._id === person._id;
  const isInCharge = useIsInChargeOf(person);
  const added = usePageSlots(slots, person);
  const { shown, rest } = sidesOf([
    { id: 'overview', label: text('personOverview') },
    ...(isOwn || !isInCharge ? [] : [{ id: 'notes', label: text('notesOfPerson') }]),
    ...added.tabs,
    ...(isInCharge
      ? [
          { id: 'roles', label: text('rolesOfPerson') },
          { id: 'history', label: text('history') },
        ]
      : []),
  ]);
  const current = useTab([...shown, ...rest]) ?? 'overview';
  return (
    <>
      <div className={styles['head']}>
        <Avatar fullName={person.fullName} picture={person.pictureUrl ?? null} size="large" />
        <PageHeading
          title={<Title person={person} />}
          subtitle={<Standing person={person} />}
          actions={
            <PersonActions person={person} isInCharge={isInCharge}>
              {added.buttons}
            </PersonActions>
          }
        />
      </div>
      {isMerged(person) && <MergedNote accountId={person.accountId} />}
      <Tabs
        label={person.fullName}
        tabs={shown}
        current={current}
        more={{ label: text('more'), tabs: rest }}
      />
      <div className={styles['side']}>
        <div className={styles['cards']}>
          {current === 'overview' && (
            <Overview
              person={person}
              notes={added.notes}
              figures={added.on['figures']}
              cards={[
                ...added.cards,
                ...(isInCharge ? [<RecentChanges key="changes" userId={person._id} />] : []),
              ]}
            >
              {(isInCharge || addresses.length > 0) && (
                <Card title={<Text id="addresses" />}>
                  <Addresses
                    itemId={person._id}
                    addresses={addresses}
                    stale={isInCharge ? SHOWN_PERSON : null}
                    isOwn={isOwn}
                  />
                </Card>
              )}
            </Overview>
          )}
          {current === 'roles' && <Rights person={person} />}
          {current === 'notes' && <NotesPanel userId={person._id} />}
          {added.tabs.find(({ id }) => id === current)?.content}
          {added.on[current]}
          {current === 'history' && <HistoryPanel userId={person._id} />}
        </div>
      </div>
    </>
  );
}

/** Whether the reader administers the person; a manager reads only. */
function useIsInChargeOf({ _id: personId, regions }: OnePersonFragment): boolean {
  const known = regions ?? [];
  const actor = readerAsActor(useSignedInUser(), known);
  return can.administer(actor, { personId, regionIds: known.map(({ _id }) => _id) });
}

const Title = ({ person }: { person: OnePersonFragment }) => (
  <span className={styles['title']}>
    {person.fullName}
    {person.status && <StatusChip status={person.status} />}
    {standingOf(person).map((role) => (
      <RoleChip key={role} role={role} />
    ))}
  </span>
);

/** Number, groups, campuses, and when the person was last here. */
function Standing({ person }: { person: OnePersonFragment }) {
  const { formatList } = useIntl();
  const { studentNumber, groups, regions, lastSeenAt, status } = person;
  const current = (groups ?? []).filter(({ archived }) => !archived).map(({ name }) => name);
  const parts = [
    { id: 'number', shown: studentNumber },
    { id: 'groups', shown: formatList(current) },
    { id: 'campuses', shown: formatList((regions ?? []).map(({ name }) => name)) },
    {
      id: 'seen',
      shown: lastSeenAt ? (
        <Text id="lastSeen" values={{ moment: <Moment at={lastSeenAt} /> }} />
      ) : (
        // Who was here before it was written down is not said to have never come.
        status === 'UNVERIFIED' && <Text id="neverSeen" />
      ),
    },
  ].filter(({ shown }) => Boolean(shown));
  return parts.map(({ id, shown }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      {shown}
    </Fragment>
  ));
}

const MergedNote = ({ accountId }: { accountId: string | null }) => (
  <Note>
    <Text id="accountWasMergedInto" />{' '}
    <Link to={`/users/${accountId}`}>
      <Text id="openKeptAccount" />
    </Link>
  </Note>
);

interface OverviewProps {
  person: OnePersonFragment;
  /** What a reader has to know first. */
  notes: readonly ReactNode[];
  figures: ReactNode;
  cards: readonly ReactNode[];
  children: ReactNode;
}

/** The figures on top; what other slices tell of the person beside what is known of them. */
const Overview = ({ person, notes, figures, cards, children }: OverviewProps) => (
  <>
    {notes}
    {figures}
    <div className={cards.length > 0 ? styles['halves'] : undefined}>
      {cards.length > 0 && <div className={styles['cards']}>{cards}</div>}
      <div className={styles['cards']}>
        <Card title={<Text id="aboutPerson" />}>
          <FactList facts={useFactsAbout(person)} />
        </Card>
        {children}
      </div>
    </div>
  </>
);

const Rights = ({ person }: { person: OnePersonFragment }) => (
  <>
    <RolesCard person={person} />
    <Card title={<Text id="effectivePermissions" />}>
      <FactList facts={useRightsOf(person)} />
    </Card>
  </>
);
