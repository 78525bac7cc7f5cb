import type { RegionRole, Role } from '#kit/access/actor.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';

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

interface RoleChipProps {
  role: string;
}

/** A role in the reader's language; one that this page does not know yet by its bare name. */
export const RoleChip = ({ role }: RoleChipProps) => (
  <Chip>{isKnown(role) ? <Text id={ROLE_TEXTS[role]} /> : role}</Chip>
);
