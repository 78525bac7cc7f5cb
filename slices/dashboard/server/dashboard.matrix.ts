import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'ownTasks queues': ['signedIn'] },
    Queue: { 'name path waiting': ['manager', 'admin', 'superadmin', 'attendanceAdmin'] },
    Waiting: { 'count since': ['manager', 'admin', 'superadmin', 'attendanceAdmin'] },
  },
};
