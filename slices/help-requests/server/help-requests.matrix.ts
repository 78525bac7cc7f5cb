import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const answerers: Who = ['superadmin'];
const readers: Who = ['self', 'superadmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: { helpRequests: answerers, ownHelpRequests: ['signedIn'] },
    HelpRequestPage: { 'count countIsOpen nextCursor rows': ['signedIn'] },
    HelpRequest: {
      '_id answer askedAt closedAt message page personId state': readers,
      personName: answerers,
    },
  },
  namesOthers: { 'HelpRequest.personName': answerers },
  asks: {
    'Query.helpRequests': () => [{ first: 100, after: undefined, state: undefined }, { first: 1 }],
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
        // What a user has asked cannot be asked over again by its id.
        { who: [], at: (target) => ({ helpRequestId: target.id('openRequest'), message: 'Proof' }) },
      ],
    },
    closeHelpRequest: {
      cases: [
        { who: answerers, at: (target) => ({ helpRequestId: target.id('openRequest'), answer: 'Proof' }) },
      ],
    },
    reopenHelpRequest: {
      cases: [{ who: answerers, at: (target) => ({ helpRequestId: target.id('closedRequest') }) }],
    },
  },
  async seed(fixture) {
    if (!fixture.personId) return [];
    return [
      { name: 'openRequest', id: await seedRequest(fixture, 'openRequest', false) },
      { name: 'closedRequest', id: await seedRequest(fixture, 'closedRequest', true) },
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
    `insert into help_request (id, person_id, message, page, asked_at, closed_at, closed_by, answer)
     values ($1, $2, $3, $4, now(), case when $5 then now() end, case when $5 then $6::uuid end, $7)`,
    [
      id,
      personId,
      mark(name, 'message'),
      mark(name, 'page'),
      isClosed,
      registrarId,
      isClosed ? mark(name, 'answer') : '',
    ],
  );
  return id;
}
