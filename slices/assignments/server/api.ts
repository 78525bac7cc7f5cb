/** @public for the history of grades of courses, and for undoing what one person did to them. */
export {
  changesOfGivenGrades,
  findChangesOfGivenGrades,
  findNewestWorkGrades,
  findWorkGradesBy,
  type PlacedGradeChange,
} from './grading/work-grade-change.queries.ts';
/** @public for undoing what one person did to grades. */
export { restoreWorkGrades, type GradedBefore } from './grading/restore-work.ts';
/** @public for the grades of courses, whose parts assignments are. */
export {
  assignmentsOfGroups,
  readRecordedWork,
  type AssignmentOfGroup,
  type ScheduledAssignment,
  type Work,
} from './grading/recorded-work.ts';
/** @public for slices to which students send files. */
export { SentWorkInput } from './managing/change-assignments.graphql.ts';
export { changedProofArgs, openProofUpload } from './proof-file.graphql.ts';
export { proofFiles, type ProofFile } from './proof-files.ts';
export type { SentFile } from './sent-files.ts';
