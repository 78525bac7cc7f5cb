import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const answerers: Who = ['superadmin'];
/** What was asked about a class and of no teacher, or about an attempt, is in the hands of those who look after its campus. */
const lookingAfter: Who = ['managerThere', 'adminThere', 'superadmin'];
const readers: Who = ['self', ...lookingAfter];

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      helpRequests: answerers,
      'ownHelpRequest ownHelpRequests': ['signedIn'],
      questionsAboutExam: ['signedIn'],
      questionsToAnswer: ['signedIn'],
    },
    CourseOffering: { questionsToAnswer: ['manager', 'admin', 'superadmin'] },
    HelpRequestPage: { 'count countIsOpen nextCursor rows': ['signedIn'] },
    HelpRequest: {
      '_id answer askedAt askedOfName attemptId closedAt courseOfferingId message page': readers,
      'courseName examTitle groupName personId personName state': readers,
      regionName: lookingAfter,
    },
  },
  namesOthers: { 'HelpRequest.personName': lookingAfter, 'HelpRequest.askedOfName': answerers },
  asks: {
    'Query.helpRequests': () => [
      { first: 100, after: undefined, state: undefined, regionId: undefined, about: undefined },
      { first: 1 },
    ],
    'Query.questionsToAnswer': () => [
      { first: 20, after: undefined, state: undefined, regionId: undefined, about: undefined },
      { first: 1, after: undefined, state: undefined, regionId: undefined, about: undefined },
    ],
    'Query.ownHelpRequests': () => [
      { first: 20, after: undefined },
      { first: 1, after: undefined },
    ],
  },
  writes: {
    askForHelp: {
      cases: [
        // A user who asks, asks for themselves: nobody else can be aimed at.
        {
          who: ['self'],
          at: ({ name }) => ({ helpRequestId: name === 'own' ? randomUUID() : undefined, message: 'Proof' }),
        },
        // The teacher is asked about one's own attempts and courses only.
        {
          who: ['self'],
          at: (target) => ({
            helpRequestId: randomUUID(),
            message: 'Proof',
            attemptId: target.id('attempt'),
          }),
        },
        {
          who: ['self'],
          at: (target) => ({
            helpRequestId: randomUUID(),
            message: 'Proof',
            courseId: target.id('examCourse'),
          }),
        },
        // What a user has asked cannot be asked over again by its id.
        { who: [], at: (target) => ({ helpRequestId: target.id('openRequest'), message: 'Proof' }) },
      ],
    },
    closeHelpRequest: {
      cases: [
        { who: lookingAfter, at: (target) => ({ helpRequestId: target.id('openRequest'), answer: 'Proof' }) },
      ],
    },
    reopenHelpRequest: {
      cases: [{ who: lookingAfter, at: (target) => ({ helpRequestId: target.id('closedRequest') }) }],
    },
  },
  async seed(fixture) {
    if (!fixture.personId) return [];
    return [
      { name: 'openRequest', id: await seedRequest(fixture, 'openRequest', false) },
      { name: 'closedRequest', id: await seedRequest(fixture, 'closedRequest', true) },
      {
        name: 'askedRequest',
        id: await seedRequest(fixture, 'askedRequest', false),
        readers: { HelpRequest: ['self', 'superadmin'] },
      },
    ];
  },
};

async function seedRequest(
  { owner, personId, registrarId, mark }: Fixture,
  name: string,
  isClosed: boolean,
): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into help_request (id, person_id, message, page, asked_at, closed_at, closed_by, answer, asked_of, attempt_id,
       course_group_id)
     values ($1, $2, $3, $4, now(), case when $5 then now() end, case when $5 then $6::uuid end, $7, $8,
       (select id from exam_attempt where person_id = $2 and $8::uuid is null limit 1),
       (select g.id from course_group g join group_member m on m.group_id = g.group_id where m.person_id = $2 limit 1))`,
    [
      id,
      personId,
      mark(name, 'message'),
      mark(name, 'page'),
      isClosed,
      registrarId,
      isClosed ? mark(name, 'answer') : '',
      // A question to oneself names nobody else.
      name === 'askedRequest' ? personId : null,
    ],
  );
  return id;
}
