import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SelectionAction, SelectionBar } from '#kit/ui/selection-bar/selection-bar.tsx';
import { findSelected } from '#kit/ui/table/find-selected.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { useSelection } from '#kit/ui/table/use-selection.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MEMBER_STATES } from '#slices/groups/rules/membership.ts';
import { NewPersonButton } from '#slices/people/web/api.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import { AddMemberButton, LastDayDialog } from './member-dialogs.tsx';
import type { MembersSlot } from './members-slot.ts';
import {
  groupMembers,
  groupMembersForFile,
  type ListedMemberFragment as Member,
} from './members.graphql.generated.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { useMembersTable } from './use-members-table.tsx';
import { MEMBERSHIPS, useMove } from './use-move.ts';

const STATE_TEXTS = { NOW: 'membersNow', FORMER: 'membersFormer' } as const;

const NOBODY = { rows: [], nextCursor: null };

interface MembersPanelProps {
  group: OneGroupFragment;
  /** What other slices do with chosen members. */
  slots: readonly MembersSlot[];
}

interface Asked {
  /** What is asked about: a window of this panel, or a slot's. */
  dialog: string;
  members: readonly Member[];
  isBulk: boolean;
}

/** Who is in a group and who was, with the days they came and left. */
export function MembersPanel({ group, slots }: MembersPanelProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const list = useList(['members']);
  const selection = useSelection(list);
  const state = MEMBER_STATES.find((known) => known === list.params.filters['members']) ?? null;
  const params = { groupId: group._id, state, search: list.params.search.trim() };
  const answer = useQuery(groupMembers, { ...params, after: list.params.after });
  const pageAfter = async (after: string | null, signal: AbortSignal) =>
    (await call(groupMembersForFile, { ...params, after }, { signal })).groupMembers ?? NOBODY;
  const page = answer.data?.groupMembers;
  const actions = useMemberActions(group);
  const move = useMove();
  const [asked, setAsked] = useState<Asked | null>(null);
  const askAbout = (dialog: string) => (member: Member) =>
    setAsked({ dialog, members: [member], isBulk: false });
  const table = useMembersTable(group, {
    ...actions,
    askLastDay: askAbout('end'),
    askWhereTo: askAbout('move'),
    moveBack: (member) => member.movedTo && void move([member], member.movedTo, group),
  });
  const states = MEMBER_STATES.map((known) => ({ value: known, label: text(STATE_TEXTS[known]) }));

  async function askAboutSelected(dialog: string): Promise<void> {
    try {
      setAsked({ dialog, members: await findSelected(selection, pageAfter), isBulk: true });
    } catch (problem) {
      toastProblem(problem);
    }
  }
  /** After something was done to all of them, they are not selected any more. */
  const close = (): void => setAsked(null);
  const done = async (work: Promise<boolean>): Promise<boolean> => {
    const isDone = await work;
    if (isDone && asked?.isBulk) selection.clear();
    return isDone;
  };

  return (
    <section aria-label={text('groupMembers')}>
      <ExportedTable
        table={table}
        list={list}
        searchLabel={text('searchMembers')}
        filters={[{ kind: 'choice', name: 'members', label: text('memberState'), options: states }]}
        answer={{ ...answer, data: page }}
        file={{
          list: 'group-members',
          name: text('groupMembers'),
          columns: table.fileColumns,
          filter: params,
          pageAfter,
        }}
        selection={selection}
        empty={
          <Note>
            <Text id="noMembers" />
          </Note>
        }
      >
        {!group.archived && (
          <>
            <NewPersonButton
              group={group}
              label={text('enrolStudent')}
              onEnrolled={() => refresh(MEMBERSHIPS)}
            />
            <AddMemberButton regionId={group.regionId} onAdd={actions.add} />
          </>
        )}
      </ExportedTable>
      <SelectionBar count={selection.countOf(page?.count ?? 0)} onClear={selection.clear}>
        <SelectionAction icon="arrowRight" onAct={() => askAboutSelected('move')}>
          <Text id="moveSelected" />
        </SelectionAction>
        <SelectionAction icon="mail" onAct={() => askAboutSelected('message')}>
          <Text id="messageMembers" />
        </SelectionAction>
        <SelectionAction icon="calendar" onAct={() => askAboutSelected('end')}>
          <Text id="setLastDay" />
        </SelectionAction>
        {slots.map(({ id, as }) => (
          <SelectionAction key={id} icon={as.icon} onAct={() => askAboutSelected(id)}>
            <Text id={as.members} />
          </SelectionAction>
        ))}
      </SelectionBar>
      {asked?.dialog === 'end' && (
        <LastDayDialog
          members={asked.members}
          today={group.today}
          onSave={(lastDay) => done(actions.end(asked.members, lastDay))}
          onClose={close}
        />
      )}
      {asked?.dialog === 'move' && (
        <MoveDialog
          group={group}
          members={asked.members}
          onMove={(to) => done(move(asked.members, group, to))}
          onClose={close}
        />
      )}
      {asked?.dialog === 'message' && (
        <MessageDialog
          title={<Text id="messageMembersCounted" values={{ count: asked.members.length }} />}
          members={asked.members}
          onClose={close}
        />
      )}
      {asked && slots.find(({ id }) => id === asked.dialog)?.open({ group, ...asked, onClose: close })}
    </section>
  );
}
