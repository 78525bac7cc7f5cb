import { proofFiles } from '#slices/assignments/server/api.ts';
import { can } from '../rules/permissions.ts';
import { findFile } from './leave-request.queries.ts';

export const leaveFiles = proofFiles({
  folder: 'leave-requests',
  job: 'forgetLeaveFile',
  find: findFile,
  mayRead: can.oversee,
});
