import { expect, test } from 'vitest';
import { reversed, staffChanges } from './region-staff-card.tsx';
import type { StaffMemberFragment } from './region-staff.graphql.generated.ts';

const member = (_id: string, ...roleNames: string[]): StaffMemberFragment => ({
  __typename: 'RegionStaffMember',
  _id,
  fullName: _id,
  email: `${_id}@berea.test`,
  roleNames,
});
const staff = [member('ana', 'dean'), member('ben', 'manager', 'attendanceAdmin'), member('cleo')];

test.each([
  [{ dean: 'ana', attendanceAdmin: 'ben' }, []],
  [{ dean: '', attendanceAdmin: 'ben' }, [{ role: 'dean', gives: [], takes: ['ana'] }]],
  [
    { dean: 'ana', attendanceAdmin: 'cleo,ana' },
    [{ role: 'attendanceAdmin', gives: ['cleo', 'ana'], takes: ['ben'] }],
  ],
])('of %j only the differences are sent: %j', (chosen, changes) => {
  expect(staffChanges(staff, chosen)).toEqual(changes);
});

test('a change is taken back by giving what it took and taking what it gave', () => {
  expect(reversed([{ role: 'dean', gives: ['ana'], takes: ['ben'] }])).toEqual([
    { role: 'dean', gives: ['ben'], takes: ['ana'] },
  ]);
});
