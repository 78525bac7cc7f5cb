import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';
import { followers, leaveReaders as readers, seedLeave } from './testing/seeded-leave.ts';

/** Nobody decides about themselves. */
const deciders: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const overseers: Who = ['admin', 'superadmin'];
/** Who asked for a batch, and decides. */
const ownBatches: Who = [
  ['self', 'admin'],
  ['self', 'superadmin'],
];
const batchReaders: Who = [...followers, ...deciders];
/** Deans read what is asked, and no doctor’s letters. */
const letterReaders: Who = ['self', 'adminThere', 'superadmin'];
const told: Who = [['self', 'studying'], 'adminThere', 'deanThere', 'superadmin'];

const leaveInput = (target: Target, day: string) =>
  target.id('offeredLeave') && {
    typeId: target.id('offeredLeave'),
    firstDay: day,
    lastDay: day,
    reason: 'Proof',
  };

const sentBefore = (target: Target) => ({
  fileId: target.id('leaveFile'),
  uploadId: 'none',
  name: 'Proof.pdf',
  bytes: 8,
});

const changed = (target: Target) => ({
  requestId: target.id('leaveToChange'),
  version: 1,
  leaveInput: leaveInput(target, '2096-05-05'),
});

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      leaveGroups: ['signedIn'],
      ownLeaveRequests: ['signedIn'],
      leaveRequests: overseers,
      leaveRequestCounts: overseers,
      leavePlaces: overseers,
      leaveRequest: overseers,
      'leaveRequestToRead leaveRequestsToRead': ['admin', 'dean', 'superadmin'],
      leaveBatch: overseers,
      leaveEffects: overseers,
      leaveSelectionEffect: overseers,
    },
    LeaveCounts: { 'acknowledged approved oldest pending withdrawn': overseers },
    LeavePlace: { '_id name regionId regionName': ['adminThere', 'superadmin'] },
    LeaveSelectionEffect: { 'excusedSessions loweredDeductions students': overseers },
    LeaveSelectionStudent: { '_id studentName terms': overseers },
    LeaveSelectionTerm: {
      'deductionAfter deductionBefore name percentAfter percentBefore termId': overseers,
    },
    LeaveEffects: { '_id effects': deciders },
    LeaveEffect: { 'changed decision sessions terms': deciders },
    LeaveSessionEffect: { 'after before courseName sessionId startsAt': deciders },
    LeaveTermEffect: {
      'absencesAfter absencesBefore deductionAfter deductionBefore graceAbsents name percentAfter percentBefore termId':
        deciders,
    },
    LeaveBatch: { '_id counts excusedSessions isUndo': batchReaders },
    LeaveBatchCounts: { 'changed done failed waiting': batchReaders },
    LeaveGroup: { '_id name today types': ['self'] },
    OfferedLeave: { '_id name': ['self'] },
    LeaveRequestPage: { 'count countIsOpen nextCursor rows': ['signedIn'] },
    LeaveFile: { '_id bytes name url': letterReaders },
    LeaveRequest: {
      decidedByName: told,
      '_id adminComments askedAt attendanceType classes decidedAt decisionId firstDay groupId groupName':
        readers,
      file: letterReaders,
      'familyName givenName lastDay reason regionName status studentId studentName studentNotes': readers,
      'studentNumber timeZone typeId version': readers,
    },
  },
  namesOthers: {
    'LeaveRequest.decidedByName': told,
    'LeaveRequest.regionName': readers,
    'LeaveRequest.familyName': readers,
    'LeaveRequest.givenName': readers,
    'LeaveRequest.studentName': readers,
    'LeaveSelectionStudent.studentName': overseers,
  },
  asks: {
    'Query.leaveRequests': () => [
      { filter: undefined, sort: undefined, descending: undefined, first: 100, after: undefined },
      { filter: undefined, sort: undefined, descending: undefined, first: 1, after: undefined },
    ],
    'Query.leaveRequestsToRead': () => [
      { status: 'PENDING', first: 100, after: undefined },
      { status: 'APPROVED', first: 100, after: undefined },
      { status: 'PENDING', first: 1, after: undefined },
    ],
    'Query.leaveRequestCounts': () => [{ filter: undefined }],
    'Query.ownLeaveRequests': () => [
      { first: 20, after: undefined },
      { first: 1, after: undefined },
    ],
  },
  writes: {
    openLeaveUpload: {
      cases: [{ who: ['signedIn'], at: () => ({ fileId: randomUUID(), name: 'Proof.pdf', bytes: 8 }) }],
    },
    requestLeave: {
      cases: [
        // A file is found by its sender and its id: what was sent for another request is nobody's to send again.
        {
          who: [],
          at: (target) => ({
            requestId: randomUUID(),
            groupId: target.id('leaveClass'),
            leaveInput: leaveInput(target, '2095-05-05'),
            file: sentBefore(target),
          }),
        },
        {
          who: ['self'],
          at: (target) => ({
            requestId: randomUUID(),
            groupId: target.id('leaveClass'),
            leaveInput: leaveInput(target, `2097-0${1 + (target.next() % 9)}-11`),
            file: null,
          }),
        },
      ],
    },
    changeLeaveRequest: {
      cases: [
        { who: [], at: (target) => ({ ...changed(target), file: sentBefore(target), keepsFile: false }) },
        { who: ['self'], at: (target) => ({ ...changed(target), file: null, keepsFile: true }) },
      ],
    },
    withdrawLeaveRequest: {
      cases: [{ who: ['self'], at: (target) => ({ requestId: target.id('leaveToWithdraw') }) }],
    },
    decideLeaveRequest: {
      cases: [
        {
          who: deciders,
          at: (target) => ({
            decisionId: randomUUID(),
            requestId: target.id('leaveToDecide'),
            version: 1,
            status: 'APPROVED',
            adminComments: 'Proof',
          }),
        },
      ],
    },
    undoLeaveDecision: {
      cases: [{ who: deciders, at: (target) => ({ decisionId: target.id('leaveDecision') }) }],
    },
    decideLeaveRequests: {
      cases: [
        {
          who: deciders,
          at: (target) => {
            const requestId = target.id('leaveToDecideWithOthers');
            return {
              batchId: randomUUID(),
              requestIds: requestId && [requestId],
              status: 'APPROVED',
              adminComments: 'Proof',
            };
          },
        },
      ],
    },
    undoLeaveDecisions: {
      cases: [
        { who: ownBatches, at: (target) => ({ batchId: randomUUID(), undoes: target.id('leaveBatch') }) },
      ],
    },
    restoreLeaveRequest: {
      cases: [{ who: ['self'], at: (target) => ({ requestId: target.id('withdrawnLeave') }) }],
    },
  },
  seed: seedLeave,
};
