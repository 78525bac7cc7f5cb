import { proofFiles } from '#slices/assignments/server/api.ts';
import { can } from '../rules/permissions.ts';
import { findFile } from './explanation.queries.ts';

export const explanationFiles = proofFiles({
  folder: 'absence-explanations',
  job: 'forgetExplanationFile',
  find: findFile,
  mayRead: can.oversee,
});
