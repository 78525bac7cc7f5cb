import { onCourseCopied } from '#slices/courses/server/api.ts';
import { copyExamRows } from './copy-exams.queries.ts';

/** A copy of a course has its exams; when its groups sit them is theirs to say. */
onCourseCopied((tx, { fromId, toId }) => copyExamRows(tx, fromId, toId));
