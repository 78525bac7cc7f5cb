import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: { queues: ['signedIn'] },
    Queue: { 'name path waiting': ['admin', 'superadmin'] },
    Waiting: { 'count since': ['manager', 'admin', 'superadmin'] },
  },
};
