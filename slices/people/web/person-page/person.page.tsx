import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { isMerged } from './is-merged.ts';
import { NotesPanel } from './notes-panel.tsx';
import { PersonActions } from './person-actions.tsx';
import { onePerson, type OnePersonFragment } from './person.graphql.generated.ts';
import { RoleChip } from '../role-chip.tsx';
import { RolesCard } from './roles-card.tsx';
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
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
        {({ user }) => user && <Person person={user} slots={slots} />}
      </DataView>
    </Page>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="personNotFound" />} />
    <Link to="/users">
      <Text id="users" />
    </Link>
  </>
);

interface PersonProps extends SlotsProps<PersonSlot> {
  person: OnePersonFragment;
}

function Person({ person, slots }: PersonProps) {
  const text = useText();
  useOpenedRecord(person.fullName);
  const isOwn = useSignedInUser()._id === person._id;
  const added = usePageSlots(slots, person);
  const tabs: readonly Tab<string>[] = [
    { id: 'about', label: text('aboutPerson') },
    { id: 'roles', label: text('rolesOfPerson') },
    ...(isOwn ? [] : [{ id: 'notes', label: text('notesOfPerson') }]),
    ...added.tabs,
    { id: 'history', label: text('history') },
  ];
  const current = useTab(tabs) ?? 'about';
  return (
    <>
      <PageHeading
        title={<Title person={person} />}
        actions={<PersonActions person={person}>{added.buttons}</PersonActions>}
      />
      {isMerged(person) && <MergedNote accountId={person.accountId} />}
      <Tabs label={person.fullName} tabs={tabs} current={current} />
      <div className={styles['side']}>
        {current === 'about' && <About person={person} />}
        {current === 'roles' && <Rights person={person} />}
        {current === 'notes' && <NotesPanel userId={person._id} />}
        {added.tabs.find(({ id }) => id === current)?.content}
        {current === 'history' && <HistoryPanel userId={person._id} />}
      </div>
    </>
  );
}

const Title = ({ person }: { person: OnePersonFragment }) => (
  <span className={styles['title']}>
    <Avatar fullName={person.fullName} picture={person.pictureUrl ?? null} size="large" />
    {person.fullName}
    {person.status && <StatusChip status={person.status} />}
    {standingOf(person).map((role) => (
      <RoleChip key={role} role={role} />
    ))}
  </span>
);

const MergedNote = ({ accountId }: { accountId: string | null }) => (
  <Note>
    <Text id="accountWasMergedInto" />{' '}
    <Link to={`/users/${accountId}`}>
      <Text id="openKeptAccount" />
    </Link>
  </Note>
);

const About = ({ person }: { person: OnePersonFragment }) => (
  <Card title={<Text id="aboutPerson" />}>
    <FactList facts={useFactsAbout(person)} />
  </Card>
);

const Rights = ({ person }: { person: OnePersonFragment }) => (
  <div className={styles['cards']}>
    <RolesCard person={person} />
    <Card title={<Text id="effectivePermissions" />}>
      <FactList facts={useRightsOf(person)} />
    </Card>
  </div>
);
