import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staff: Who = ['manager', 'admin', 'superadmin'];
const overseers: Who = ['managerThere', 'adminThere', 'superadmin'];
const issuers: Who = [
  ['managerThere', 'somebodyElse'],
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const readers: Who = ['self', ...overseers];
/** Those of staff who read about a student, be it about themselves. */
const named: Who = [...overseers, ['self', 'manager'], ['self', 'admin']];

/** A user who belongs to no campus has nobody who looks after their papers. */
const studentOf = (target: Target) => target.id('transcriptHold') && target.id('person');

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      ownTranscript: ['signedIn'],
      'groupTranscripts transcript': staff,
      verifyTranscript: ['anyone'],
    },
    Transcript: {
      '_id average campus college creditsEarned gpa holds issues promotion studentName terms today usualPaper':
        readers,
      'showsWholeName studentNumber': readers,
    },
    TranscriptTerm: { 'courses creditsEarned firstDay term': readers },
    TranscriptCourse: { 'code credits grade name state teacherName': readers },
    PromotionAudit: { 'coreNeeded corePassed electivesNeeded electivesPassed isMet': readers },
    IssuedTranscript: {
      '_id issuedAt locale number paper revokedReason url verifyPath': readers,
      issuedByName: named,
    },
    TranscriptHold: { '_id isLifted putAt reason': readers, 'path putByName': named },
    TranscriptVerification: { 'holder sha256 standing': ['anyone'] },
    TranscriptHolder: {
      'campus college creditsEarned isWholeName issuedOn name number studentNumber': ['anyone'],
    },
    GroupTranscripts: { '_id batch name students usualPaper': overseers },
    TranscriptStudent: { '_id isOnHold latest studentName': overseers },
    TranscriptBatch: { '_id askedAt counts zipUrl': overseers },
    TranscriptCounts: { 'failed issued onHold waiting withoutGrades': overseers },
  },
  asks: {
    'Query.verifyTranscript': (target) => [{ code: target.text('transcript', 'code') ?? 'none' }],
  },
  namesOthers: {
    'IssuedTranscript.issuedByName': staff,
    'Transcript.campus': readers,
    'TranscriptHold.putByName': staff,
    // The campus to which something is owed.
    'TranscriptHold.reason': readers,
  },
  writes: {
    // The hold that is planted keeps everybody from issuing: that nobody gets past it is the proof here.
    issueTranscript: {
      cases: [
        {
          who: [],
          at: (target) => ({
            issueId: randomUUID(),
            studentId: target.id('person'),
            locale: 'en',
            paper: 'A4',
          }),
        },
      ],
    },
    issueGroupTranscripts: {
      cases: [
        {
          who: overseers,
          at: (target) => ({
            batchId: randomUUID(),
            groupId: target.id('transcriptClass'),
            studentIds: target.id('person') && [target.id('person')],
            locale: 'en',
            paper: 'LETTER',
          }),
        },
      ],
    },
    revokeTranscript: {
      cases: [{ who: issuers, at: (target) => ({ issueId: target.id('transcript'), reason: 'Proof' }) }],
    },
    holdTranscripts: {
      cases: [
        {
          who: issuers,
          at: (target) => ({ holdId: randomUUID(), studentId: studentOf(target), reason: 'Proof' }),
        },
      ],
    },
    showNameOnTranscripts: { cases: [{ who: ['inPerson'], at: () => ({ isShown: true }) }] },
    liftTranscriptHold: {
      cases: [{ who: issuers, at: (target) => ({ holdId: target.id('transcriptHold') }) }],
    },
  },
};
