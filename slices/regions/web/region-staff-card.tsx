import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { RegionStaffRole } from '#kit/client/schema-types.generated.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import {
  changeRegionStaff,
  regionStaff,
  type StaffMemberFragment,
} from './region-staff.graphql.generated.ts';
import styles from './regions.module.css';

interface RegionStaffCardProps {
  regionId: string;
}

/** Who is dean of a region, and who handles its absences (HOLE-50). */
export function RegionStaffCard({ regionId }: RegionStaffCardProps) {
  const answer = useQuery(regionStaff, { regionId });
  return (
    <Card title={<Text id="regionStaff" />}>
      <p className={styles['quiet']}>
        <Text id="regionStaffLead" />
      </p>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={2} />}>
        {({ regionStaff: staff }) => (
          <>
            {holdersOf(staff ?? [], 'attendanceAdmin').length === 0 && (
              <Note tone="warning">
                <Text id="noAttendanceAdmins" />
              </Note>
            )}
            {/* What was saved, here or in another window, is what the fields begin with. */}
            <StaffForm key={JSON.stringify(staff)} regionId={regionId} staff={staff ?? []} />
          </>
        )}
      </DataView>
    </Card>
  );
}

interface StaffFormProps extends RegionStaffCardProps {
  staff: readonly StaffMemberFragment[];
}

const suggestionOf = ({ _id, fullName, email }: StaffMemberFragment) => ({
  value: _id,
  label: fullName,
  aside: email,
});

function StaffForm({ regionId, staff }: StaffFormProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const { attempt } = useMutation({ stale: [regionStaff], afterRefusalToo: true });
  const everybody = staff.map(suggestionOf);

  async function change(changes: readonly StaffChange[]): Promise<void> {
    if (changes.length === 0) return;
    const changed = await attempt(async () => {
      for (const { role, gives, takes } of changes)
        await call(changeRegionStaff, { regionId, role, gives, takes });
      return changes;
    });
    if (changed) undoToast(text('regionStaffSaved'), () => void change(reversed(changes)));
  }

  return (
    <GuardedForm<RegionStaffRole>
      id="staff"
      submitTone="default"
      onSubmit={(chosen) => change(staffChanges(staff, chosen))}
    >
      <MultiCombobox
        name="dean"
        label={text('regionDeans')}
        help={text('regionDeansHelp')}
        source={everybody}
        defaultChosen={holdersOf(staff, 'dean').map(suggestionOf)}
      />
      <MultiCombobox
        name="attendanceAdmin"
        label={text('regionAttendanceAdmins')}
        help={text('regionAttendanceAdminsHelp')}
        source={everybody}
        defaultChosen={holdersOf(staff, 'attendanceAdmin').map(suggestionOf)}
      />
    </GuardedForm>
  );
}

export const STAFF_ROLES = ['dean', 'attendanceAdmin'] as const satisfies readonly RegionStaffRole[];

export interface StaffChange {
  role: RegionStaffRole;
  gives: string[];
  takes: string[];
}

export const holdersOf = (
  staff: readonly StaffMemberFragment[],
  role: RegionStaffRole,
): readonly StaffMemberFragment[] => staff.filter(({ roleNames }) => roleNames.includes(role));

/**
 * What has to be changed so that those who were chosen hold each role. Only differences are sent: what another window has
 * changed about another user stays.
 */
export function staffChanges(
  staff: readonly StaffMemberFragment[],
  chosen: Readonly<Record<RegionStaffRole, string>>,
): StaffChange[] {
  return STAFF_ROLES.map((role) => {
    const wanted = chosen[role].split(',').filter(Boolean);
    const held = holdersOf(staff, role).map(({ _id }) => _id);
    return {
      role,
      gives: wanted.filter((id) => !held.includes(id)),
      takes: held.filter((id) => !wanted.includes(id)),
    };
  }).filter(({ gives, takes }) => gives.length + takes.length > 0);
}

/** What takes changes back. */
export const reversed = (changes: readonly StaffChange[]): StaffChange[] =>
  changes.map(({ role, gives, takes }) => ({ role, gives: takes, takes: gives }));
