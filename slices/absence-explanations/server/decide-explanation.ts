import { lockRow } from '#kit/db/rows.ts';
import { decidingAbout } from '#kit/graphql/decide.ts';
import { followStandings } from '#slices/attendance/server/api.ts';
import { COMMENTS_MAX, type DecidedStatus } from '../rules/explanation.ts';
import { can } from '../rules/permissions.ts';
import { explanationDecisions } from './decision.queries.ts';
import { findExplanation, type ExplanationRecord } from './explanation.queries.ts';
import { tellStudent } from './tell-of-explanation.ts';

/** Excuses absences or notes why they were, and takes that back. */
export const deciding = decidingAbout<ExplanationRecord, DecidedStatus>({
  entity: 'absenceExplanation',
  actions: { decide: 'decideAbsenceExplanation', undo: 'undoExplanationDecision' },
  decisions: explanationDecisions,
  whyWhole: 'whom a decision about an absence is told',
  comments: { max: COMMENTS_MAX, tooLong: 'explanationCommentsTooLong' },
  find: (tx, id, locale) => findExplanation(tx, { id, locale }),
  lock: (tx, id) => lockRow(tx, 'absenceExplanation', id),
  mayDecide: can.decide,
  async tell(whole, explanation, { at }) {
    await tellStudent(whole, explanation);
    const { groupId, personId } = explanation;
    await followStandings(whole, { groupId, personIds: [personId] }, at);
  },
});
