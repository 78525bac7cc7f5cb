import type { SignedInUser } from '#kit/client/session/session.ts';

/** Whether the queue is theirs on any campus; the server knows which. */
export const isAttendanceAdmin = ({ roles, regionRoles }: SignedInUser): boolean =>
  (roles ?? []).includes('superadmin') ||
  (regionRoles ?? []).some(({ roleNames }) => roleNames.includes('attendanceAdmin'));
