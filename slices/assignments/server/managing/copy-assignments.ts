import { onCourseCopied } from '#slices/courses/server/api.ts';
import { copyAssignmentRows } from './copy-assignments.queries.ts';

/** A copy of a course has its assignments; until when its groups hand them in is theirs to say. */
onCourseCopied((tx, { fromId, toId }) => copyAssignmentRows(tx, fromId, toId));
