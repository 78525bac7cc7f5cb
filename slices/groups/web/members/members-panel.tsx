import { useState } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { isFormer, mayTakeOut, MEMBER_STATES } from '#slices/groups/rules/membership.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { NewPersonButton } from '#slices/people/web/api.ts';
import { oneGroup, type OneGroupFragment } from '../group.graphql.generated.ts';
import styles from '../groups.module.css';
import { AddMemberButton, LastDayDialog } from './member-dialogs.tsx';
import {
  addGroupMember,
  endMembership,
  groupMembers,
  removeGroupMember,
  type ListedMemberFragment as Member,
} from './members.graphql.generated.ts';

const STATE_TEXTS = { NOW: 'membersNow', FORMER: 'membersFormer' } as const;

const NOBODY = { rows: [], nextCursor: null };

/** Who is in a group and who was, with the days they came and left. */
export function MembersPanel({ group }: { group: OneGroupFragment }) {
  const text = useText();
  const list = useList(['members']);
  const state = MEMBER_STATES.find((known) => known === list.question.filters['members']) ?? null;
  const question = { groupId: group._id, state };
  const answer = useQuery(groupMembers, { ...question, after: list.question.after });
  const printing = usePrinting({
    list,
    page: answer.data?.groupMembers,
    open: (signal) => openExport('group-members', question, signal),
    pageAfter: async (after, signal) =>
      (await call(groupMembers, { ...question, after }, { signal })).groupMembers ?? NOBODY,
  });
  const actions = useMemberActions(group);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const table = useMembersTable(group, { ...actions, setLeaving });
  const states = MEMBER_STATES.map((known) => ({ value: known, label: text(STATE_TEXTS[known]) }));
  return (
    <section aria-label={text('groupMembers')}>
      <FilterBar
        list={list}
        filters={[{ kind: 'choice', name: 'members', label: text('memberState'), options: states }]}
      >
        <PrintButton printing={printing} />
        {!group.archived && (
          <>
            <NewPersonButton
              group={group}
              label={text('enrolStudent')}
              onEnrolled={() => refresh([groupMembers, oneGroup])}
            />
            <AddMemberButton regionId={group.regionId} onAdd={actions.add} />
          </>
        )}
      </FilterBar>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.groupMembers }}
        printing={printing}
        empty={
          <Note>
            <Text id="noMembers" />
          </Note>
        }
      />
      {leaving && (
        <LastDayDialog
          member={leaving}
          today={group.today}
          onSave={(lastDay) => actions.end(leaving, lastDay)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

interface MemberActions {
  /** Puts a person into the group, or has them stay in it; tells whether it was done. */
  add: (personId: string) => Promise<boolean>;
  end: (member: Member, lastDay: Day) => Promise<boolean>;
  takeOut: (member: Member) => Promise<boolean>;
}

/** What can be done about the members of a group. Each action is told in a toast that offers to take it back. */
function useMemberActions({ _id: groupId, today }: OneGroupFragment): MemberActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [groupMembers, oneGroup] });

  async function add(personId: string): Promise<boolean> {
    const added = await mutate(addGroupMember, { groupId, personId });
    if (!added) return false;
    const { addGroupMember: member } = added;
    const words = text('memberAdded', { name: member.fullName });
    if (mayTakeOut(member, today)) undoToast(words, () => void takeOut(member));
    else showToast('success', words);
    return true;
  }

  async function end(member: Member, lastDay: Day): Promise<boolean> {
    const { _id: personId, fullName, lastDay: before } = member;
    if (!(await mutate(endMembership, { groupId, personId, lastDay }))) return false;
    undoToast(
      text('lastDaySaved', { name: fullName }),
      () => void (before ? end(member, before) : add(personId)),
    );
    return true;
  }

  async function takeOut({ _id: personId, fullName }: Member): Promise<boolean> {
    if (!(await mutate(removeGroupMember, { groupId, personId }))) return false;
    undoToast(text('memberTakenOut', { name: fullName }), () => void add(personId));
    return true;
  }

  return { add, end, takeOut };
}

function useMembersTable(
  { today, archived }: OneGroupFragment,
  actions: Pick<MemberActions, 'add' | 'takeOut'> & { setLeaving: (member: Member) => void },
): Table<Member> {
  const text = useText();
  const mayOpenPeople = can.openPages(useSignedInUser().roles ?? []);
  return {
    label: text('groupMembers'),
    counted: 'membersCounted',
    nameOf: ({ fullName }) => fullName,
    columns: [
      {
        id: 'name',
        header: text('memberName'),
        cell: (member) => (
          <span className={styles['name']}>
            {mayOpenPeople ? <Link to={`/users/${member._id}`}>{member.fullName}</Link> : member.fullName}
            {isFormer(member, today) && (
              <Chip>
                <Text id="membersFormer" />
              </Chip>
            )}
          </span>
        ),
      },
      { id: 'firstDay', header: text('memberFirstDay'), cell: ({ firstDay }) => <DayText day={firstDay} /> },
      {
        id: 'lastDay',
        header: text('memberLastDay'),
        cell: ({ lastDay }) => lastDay && <DayText day={lastDay} />,
      },
    ],
    menuOf: (member) => (
      <>
        <MenuItem icon="calendar" action={() => actions.setLeaving(member)}>
          <Text id="setLastDay" />
        </MenuItem>
        {member.lastDay && !archived && (
          <MenuItem icon="undo" action={() => void actions.add(member._id)}>
            <Text id="backInGroup" />
          </MenuItem>
        )}
        {mayTakeOut(member, today) && (
          <MenuItem icon="trash" tone="danger" action={() => void actions.takeOut(member)}>
            <Text id="takeOutOfGroup" />
          </MenuItem>
        )}
      </>
    ),
  };
}

/** A day of the campus, so that no zone may move it. */
function DayText({ day }: { day: Day }) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={day} className={styles['whole']}>
      {formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
