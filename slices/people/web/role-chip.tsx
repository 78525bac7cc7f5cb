import type { RegionRole, Role } from '#kit/access/actor.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';

type KnownRole = Role | RegionRole | 'student' | 'alumni';

export const ROLE_TEXTS: Readonly<Record<KnownRole, MessageId>> = {
  student: 'roleStudent',
  alumni: 'roleAlumnus',
  user: 'roleUser',
  manager: 'roleManager',
  admin: 'roleAdmin',
  superadmin: 'roleSuperadmin',
  reportsAdmin: 'roleReportsAdmin',
  dean: 'roleDean',
  attendanceAdmin: 'roleAttendanceAdmin',
};

const isKnown = (role: string): role is KnownRole => Object.hasOwn(ROLE_TEXTS, role);

/** A role this page does not know yet is shown by its name. */
export const roleName = (role: string, text: (id: MessageId) => string): string =>
  isKnown(role) ? text(ROLE_TEXTS[role]) : role;

export const RoleChip = ({ role }: { role: string }) => <Chip>{roleName(role, useText())}</Chip>;
