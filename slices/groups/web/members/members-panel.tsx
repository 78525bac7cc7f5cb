import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NewPersonButton } from '#slices/people/web/api.ts';
import { MEMBER_STATES, type MemberState } from '#slices/groups/rules/membership.ts';
import { AddMemberButton } from './add-member-button.tsx';
import { oneGroup, type OneGroupFragment } from '../group.graphql.generated.ts';
import styles from '../groups.module.css';
import { LastDayDialog } from './last-day-dialog.tsx';
import { groupMembers } from './members.graphql.generated.ts';
import { useMemberActions } from './use-member-actions.ts';
import { useMembersTable } from './use-members-table.tsx';

const STATE_TEXTS = { NOW: 'membersNow', FORMER: 'membersFormer' } as const satisfies Record<
  MemberState,
  string
>;

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
  const table = useMembersTable(group, actions);
  const states = MEMBER_STATES.map((known) => ({ value: known, label: text(STATE_TEXTS[known]) }));
  return (
    <section>
      <h2 className={styles['subtitle']}>
        <Text id="groupMembers" />
      </h2>
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
      {actions.leaving && (
        <LastDayDialog
          member={actions.leaving}
          today={group.today}
          onSave={actions.end}
          onClose={() => actions.setLeaving(null)}
        />
      )}
    </section>
  );
}
