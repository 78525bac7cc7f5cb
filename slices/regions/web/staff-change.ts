import type { RegionStaffRole } from '#kit/client/schema-types.generated.ts';
import type { StaffMemberFragment } from './region-staff.graphql.generated.ts';

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
 * changed about somebody else stays.
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
