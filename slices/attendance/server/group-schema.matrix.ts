import { randomUUID } from 'node:crypto';
import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const planners: Who = ['manager', 'admin', 'superadmin'];
const plannersThere: Who = ['managerThere', 'adminThere', 'superadmin'];
const managersThere: Who = ['managerThere', 'adminThere', ['superadmin', 'manager'], ['superadmin', 'admin']];

/** Its records are seeded with the timetable (attendance.matrix.ts). */
export const matrix: SliceMatrix = {
  reads: {
    Query: { groupSchemaEffect: planners },
    ManagedGroup: { 'attendanceSchema attendanceCounting': managersThere },
    GroupSchema: { '_id name': managersThere },
    GroupSchemaSpan: { 'firstDay schema': managersThere },
    GroupCounting: { '_id hasRolls schemas terms version': managersThere },
    GroupSchemaEffect: { '_id recordCount studentCount termNames': plannersThere },
  },
  asks: {
    'Query.groupSchemaEffect': (target) => [
      { groupId: target.id('timetableClass') ?? randomUUID(), schemaId: undefined, firstDay: '2098-01-01' },
    ],
  },
  writes: {
    setGroupSchema: {
      cases: [
        {
          who: ['managerThere', 'adminThere', 'superadmin'],
          at: (target) => ({
            changeId: randomUUID(),
            groupId: target.id('newClass'),
            version: 0,
            schemaId: target.id('ownSchema'),
            firstDay: '2000-01-01',
          }),
        },
      ],
    },
    undoGroupSchema: {
      cases: [{ who: plannersThere, at: (target) => ({ changeId: target.id('schemaChange') }) }],
    },
  },
};
