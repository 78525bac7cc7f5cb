import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { languageName } from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { takesSignUps } from '../rules/group.ts';
import { yearAfter } from '../rules/promotion.ts';
import { GroupActions } from './group-actions.tsx';
import { oneGroup, type OneGroupFragment } from './group.graphql.generated.ts';
import styles from './groups.module.css';
import { MembersPanel } from './members/members-panel.tsx';
import type { MembersSlot } from './members/members-slot.ts';
import { ReadinessPanel } from './readiness/readiness-panel.tsx';
import { SignUpLink } from './sign-up-link.tsx';
import { TeachersCard } from './teachers/teachers-card.tsx';
import { ArchivedChip, SESSION_TEXTS } from './use-groups-table.tsx';

export type GroupSlot = PageSlot<OneGroupFragment> | MembersSlot;

const isForMembers = (slot: GroupSlot): slot is MembersSlot => 'open' in slot;
const isForPage = (slot: GroupSlot): slot is PageSlot<OneGroupFragment> => !isForMembers(slot);

/** One group with its members, for those who look after its campus. */
export function GroupPage({ slots }: SlotsProps<GroupSlot>) {
  const { groupId = '' } = useParams();
  const answer = useQuery(oneGroup, { groupId });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<GroupNotFound />}>
        {({ group }) => group && <Group group={group} slots={slots} />}
      </DataView>
    </Page>
  );
}

interface GroupProps extends SlotsProps<GroupSlot> {
  group: OneGroupFragment;
}

function Group({ group, slots }: GroupProps) {
  const text = useText();
  useOpenedRecord(group.name);
  const { buttons, tabs: added, on } = usePageSlots(slots.filter(isForPage), group);
  const hasNextYear = yearAfter(group.studyYear) !== null;
  const tabs: readonly Tab<string>[] = [
    { id: 'members', label: text('groupMembers') },
    ...added,
    ...(hasNextYear ? [{ id: 'readiness', label: text('readiness') }] : []),
    { id: 'about', label: text('aboutGroup') },
  ];
  const current = useTab(tabs) ?? 'members';
  return (
    <>
      <PageHeading
        title={<Title {...group} />}
        subtitle={group.regionName}
        actions={[...buttons, <GroupActions key="own" group={group} />]}
      />
      <Tabs label={group.name} tabs={tabs} current={current} />
      <div className={styles['side']}>
        {current === 'members' && <MembersPanel group={group} slots={slots.filter(isForMembers)} />}
        {current === 'readiness' && <ReadinessPanel group={group} />}
        <div className={styles['cards']}>
          {current === 'about' && <About group={group} />}
          {added.find(({ id }) => id === current)?.content}
          {on[current]}
        </div>
      </div>
    </>
  );
}

const About = ({ group }: { group: OneGroupFragment }) => (
  <>
    <Card title={<Text id="aboutGroup" />}>
      <FactList facts={useFactsAboutGroup(group)} />
    </Card>
    {takesSignUps(group) && <SignUpLink groupId={group._id} />}
    <TeachersCard group={group} />
  </>
);

const Title = ({ name, archived, companionApp }: OneGroupFragment) => (
  <span className={styles['title']}>
    {name}
    {archived && <ArchivedChip />}
    {companionApp && (
      <Chip tone="info">
        <Text id="companionAppGroup" />
      </Chip>
    )}
  </span>
);

/** In place of a group that is not there, or not for the caller. */
const GroupNotFound = () => (
  <>
    <PageHeading title={<Text id="groupNotFound" />} />
    <Link to="/groups">
      <Text id="groups" />
    </Link>
  </>
);

/** What is said about a group; what is not said is left out. */
function useFactsAboutGroup(group: OneGroupFragment): { term: string; value: string }[] {
  const text = useText();
  const { regionName, studyYear, intake, session, locale, membersNow } = group;
  return [
    { term: text('groupCampus'), value: regionName },
    { term: text('groupYear'), value: studyYear ? text('groupYearNumber', { year: studyYear }) : '' },
    { term: text('groupIntake'), value: intake },
    { term: text('groupSession'), value: text(SESSION_TEXTS[session]) },
    { term: text('groupLanguage'), value: languageName(locale) },
    { term: text('groupSignUp'), value: text(takesSignUps(group) ? 'signUpOpen' : 'signUpClosed') },
    { term: text('groupMembers'), value: String(membersNow) },
  ].filter(({ value }) => value !== '');
}
