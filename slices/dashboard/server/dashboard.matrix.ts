import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const deciders: Who = ['manager', 'admin', 'superadmin', 'attendanceAdmin'];
const decidersThere: Who = ['adminThere', 'attendanceAdminThere', 'superadmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'ownTasks queues': ['signedIn'] },
    OwnTask: {
      '_id about amount currency dueOn firstDay lastDay name path timeZone': ['self'],
    },
    Queue: { 'first name path regionId regionName waiting': deciders },
    Waiting: { 'count since': deciders },
    WaitingItem: { '_id about firstDay lastDay studentName text version': decidersThere },
  },
  namesOthers: { 'Queue.regionName': deciders, 'WaitingItem.studentName': decidersThere },
};
