import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const waitedFor: Who = ['manager', 'admin', 'superadmin', 'attendanceAdmin', 'dean'];
const decidersThere: Who = ['managerThere', 'adminThere', 'attendanceAdminThere', 'superadmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'ownTasks queues': ['signedIn'] },
    OwnTask: {
      '_id about amount currency dueOn firstDay lastDay name path timeZone': ['self'],
    },
    Queue: {
      'name path regionId regionName waiting': waitedFor,
      first: ['manager', 'admin', 'superadmin', 'attendanceAdmin'],
    },
    Waiting: { 'count since': waitedFor },
    WaitingItem: { '_id about firstDay lastDay studentName text version': decidersThere },
  },
  namesOthers: { 'Queue.regionName': waitedFor, 'WaitingItem.studentName': decidersThere },
};
