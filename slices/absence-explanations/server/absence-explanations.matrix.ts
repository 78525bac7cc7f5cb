import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import { FREE_REGISTRANT, type Who } from '#testing/matrix/words.ts';

/** Nobody decides about themselves. */
const deciders: Who = [
  ['attendanceAdminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const readers: Who = ['self', 'attendanceAdminThere', 'superadmin'];
const told: Who = [['self', 'studying'], 'attendanceAdminThere', 'superadmin'];
const sendersOfFiles: Who = ['signedIn'];

const sentBefore = (target: Target) => ({
  fileId: target.id('explanationFile'),
  uploadId: 'none',
  name: 'Proof.pdf',
  bytes: 8,
});

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      ownAbsences: ['signedIn'],
      ownAbsenceExplanations: ['signedIn'],
      absenceExplanations: ['attendanceAdmin', 'superadmin'],
      absenceExplanationCounts: ['attendanceAdmin', 'superadmin'],
      explanationGroups: ['attendanceAdmin', 'superadmin'],
      explanationToDecide: ['attendanceAdmin', 'superadmin'],
    },
    OwnAbsences: { 'absences isDisabled': ['signedIn'] },
    AbsenceToExplain: { '_id courseName day endsAt groupName lastDay startsAt timeZone': ['self'] },
    AbsenceExplanationPage: { 'count countIsOpen nextCursor rows': ['signedIn'] },
    AbsenceExplanation: {
      decidedByName: told,
      '_id adminComments courseName day decidedAt decisionId endsAt explainedAt file groupName': readers,
      'familyName givenName regionName sessionId startsAt status studentId studentName studentNumber text timeZone version':
        readers,
    },
    ExplanationFile: { '_id bytes name url': readers },
    ExplanationCounts: { 'excused explained oldest pending': ['attendanceAdmin', 'superadmin'] },
    ExplanationGroup: { '_id name regionName': ['attendanceAdminThere', 'superadmin'] },
    ExplanationToDecide: { '_id effect explanation': deciders },
    ExplanationEffect: { 'excused explained now': deciders },
    ExplanationOutcome: { 'deduction percent status': deciders },
  },
  namesOthers: {
    'AbsenceExplanation.decidedByName': told,
    'AbsenceExplanation.regionName': readers,
    'AbsenceExplanation.familyName': readers,
    'AbsenceExplanation.givenName': readers,
    'AbsenceExplanation.studentName': readers,
    'ExplanationGroup.regionName': ['attendanceAdminThere', 'superadmin'],
  },
  asks: {
    'Query.absenceExplanations': () => [
      { filter: undefined, first: 100, after: undefined },
      { filter: undefined, first: 1, after: undefined },
    ],
    'Query.absenceExplanationCounts': () => [{ filter: undefined }],
    'Query.ownAbsenceExplanations': () => [
      { first: 20, after: undefined },
      { first: 1, after: undefined },
    ],
  },
  writes: {
    openExplanationUpload: {
      cases: [{ who: sendersOfFiles, at: () => ({ fileId: randomUUID(), name: 'Proof.pdf', bytes: 8 }) }],
    },
    explainAbsence: {
      cases: [
        // A file is found by its sender and its id: what was sent for another explanation is nobody's to send again.
        {
          who: [],
          at: (target) => ({
            explanationId: randomUUID(),
            sessionId: target.id('absenceToExplain'),
            explanationInput: { text: 'Proof' },
            file: sentBefore(target),
          }),
        },
        {
          who: ['self'],
          at: (target) => ({
            explanationId: randomUUID(),
            sessionId: target.id('absenceToExplain'),
            explanationInput: { text: 'Proof' },
            file: null,
          }),
        },
      ],
    },
    changeAbsenceExplanation: {
      cases: [
        {
          who: [],
          at: (target) => ({
            explanationId: target.id('explanationToChange'),
            version: 1,
            explanationInput: { text: `Proof ${target.next()}` },
            file: sentBefore(target),
            keepsFile: true,
          }),
        },
        {
          who: ['self'],
          at: (target) => ({
            explanationId: target.id('explanationToChange'),
            version: 1,
            explanationInput: { text: `Proof ${target.next()}` },
            file: null,
            keepsFile: true,
          }),
        },
      ],
    },
    withdrawAbsenceExplanation: {
      cases: [{ who: ['self'], at: (target) => ({ explanationId: target.id('explanationToWithdraw') }) }],
    },
    decideAbsenceExplanation: {
      cases: [
        {
          who: deciders,
          at: (target) => ({
            decisionId: randomUUID(),
            explanationId: target.id('explanationToDecide'),
            version: 1,
            status: 'EXCUSED',
            adminComments: 'Proof',
          }),
        },
      ],
    },
    undoExplanationDecision: {
      cases: [{ who: deciders, at: (target) => ({ decisionId: target.id('explanationDecision') }) }],
    },
  },
  seed: seedExplanations,
};

const EXPLANATIONS = [
  ['explanationToChange', 'PENDING'],
  ['explanationToWithdraw', 'PENDING'],
  ['explanationToDecide', 'PENDING'],
  ['decidedExplanation', 'EXCUSED'],
] as const;

/** A class that the person missed again and again, explained in each state and once not at all. */
async function seedExplanations({ owner, subject, personId, regionId, registrarId, mark }: Fixture) {
  if (!personId || !regionId) return [];
  // Who came by themselves is told of nobody.
  const deciderId = subject.key === FREE_REGISTRANT ? null : registrarId;
  const { rows } = await owner.query<{ id: string; courseId: string }>(
    `with handled as (insert into region_role (person_id, region_id, role_names) select $5, $1, '{attendanceAdmin}'
       where not exists (select from region_role r where r.region_id = $1 and 'attendanceAdmin' = any (r.role_names))
       on conflict do nothing),
     course as (insert into course (code) values (substr(md5(random()::text), 1, 20)) returning id),
     words as (insert into course_text (course_id, locale, name) select id, 'en', $4 from course),
     class as (insert into student_group (region_id, name) values ($1, $3) returning id, region_id),
     member as (insert into group_member (group_id, person_id, region_id, first_day)
       select id, $2, region_id, '2026-01-05' from class)
     select class.id, course.id as "courseId" from class, course`,
    [regionId, personId, mark('missedClass', 'name'), mark('missedCourse', 'name'), registrarId],
  );
  const [made] = rows;
  if (!made) return [];
  const { id: classId, courseId } = made;
  const missed = async (): Promise<string> => {
    const sessionId = randomUUID();
    await owner.query(
      `with held as (insert into class_session (id, region_id, group_id, course_id, starts_at, ends_at, roll_taken_at, roll_taken_by, roll_person_ids)
         values ($1, $2, $3, $5, now() - interval '5 hours', now() - interval '4 hours', now(), $4, array[$4::uuid]) returning id)
       insert into attendance_mark (session_id, person_id, region_id, kind, taken_at) select id, $4, $2, 'ABSENT', now() from held`,
      [sessionId, regionId, classId, personId, courseId],
    );
    return sessionId;
  };
  const rollTakers: Who = ['managerThere', 'adminThere', 'superadmin'];
  const explained = [];
  const sessions: string[] = [];
  for (const [name, status] of EXPLANATIONS) {
    const id = randomUUID();
    const sessionId = await missed();
    sessions.push(sessionId);
    await owner.query(
      `insert into absence_explanation (id, session_id, person_id, region_id, text, status, admin_comments, decided_at, decided_by)
       values ($1, $2, $3, $4, $5, $6, $7, now(), $8)`,
      [id, sessionId, personId, regionId, mark(name, 'text'), status, mark(name, 'comments'), deciderId],
    );
    explained.push({ name, id });
  }
  const [fileId, decisionId] = [randomUUID(), randomUUID()];
  const decidedId = explained.at(-1)?.id;
  await owner.query(
    `with file as (insert into explanation_file (id, explanation_id, person_id, region_id, name, file_key, bytes, type)
       values ($1, $2, $3, $4, $5, $6, 8, 'application/pdf'))
     insert into explanation_decision (id, explanation_id, region_id, person_id, status, admin_comments, decided_at, decided_by,
       previous_status, previous_admin_comments)
     values ($7, $2, $4, $3, 'EXCUSED', $8, now(), $9, 'PENDING', $10)`,
    [
      fileId,
      decidedId,
      personId,
      regionId,
      mark('explanationFile', 'name'),
      mark('explanationFile', 'key'),
      decisionId,
      mark('explanationDecision', 'comments'),
      deciderId,
      mark('explanationDecision', 'before'),
    ],
  );
  const absenceId = await missed();
  return [
    ...explained,
    { name: 'missedCourse', id: courseId },
    { name: 'explanationFile', id: fileId },
    { name: 'explanationDecision', id: decisionId },
    {
      name: 'absenceToExplain',
      id: absenceId,
      readers: { AbsenceToExplain: ['self'] as Who, RollSession: rollTakers },
    },
    ...sessions.map((id, at) => ({
      name: `explainedSession${at}`,
      id,
      readers: { RollSession: rollTakers },
    })),
    {
      name: 'missedClass',
      id: classId,
      readers: {
        SignUpGroup: [],
        ExplanationGroup: ['attendanceAdminThere', 'superadmin'] as Who,
      },
    },
  ];
}
