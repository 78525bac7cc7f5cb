import { randomUUID } from 'node:crypto';
import type { Fixture, SeededRecord, SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const entering: Who = ['alumnus', 'alumniAdmin'];
const owners: Who = [
  ['self', 'alumnus'],
  ['self', 'alumniAdmin'],
];
const keepers: Who = [['self', 'alumnus'], 'alumniAdmin'];
const admins: Who = ['alumniAdmin'];
/** Nobody decides about themselves. */
const deciders: Who = [['alumniAdmin', 'somebodyElse']];

const ministryInput = { name: 'Proof', ministers: 'Proof', country: 'US' };
const at =
  (record: string, more: object = {}) =>
  (target: Target) => ({ ministryId: target.id(record), ...more });

const CONTENT =
  'city country description hasGraduate hasMember isPublic latitude longitude ministers name website' as const;

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'keptMinistry listedMinistries listedMinistry ministriesOnMap ministryCountries ministryOffers ownMinistries possibleOwners':
        entering,
      'ministryCounts ministryQueue ministryToDecide': admins,
    },
    ListedMinistryPage: { 'count countIsOpen nextCursor rows': entering },
    ListedMinistry: {
      [`_id approvedAt contactEmail isOwn ownerId ownerName takesMessages ${CONTENT}`]: entering,
    },
    MinistryOnMap: { '_id city country latitude longitude name': entering },
    PossibleOwner: { '_id fullName gradPlace gradYear': entering },
    KeptMinistry: {
      [`_id adminComments contactEmail decidedAt isDeleted isHidden isOwn offeredToName ownerName ${CONTENT}`]:
        keepers,
      'shown showsContactEmail status version visitorsMayWrite': keepers,
      withdrawn: owners,
      'adminNote approved decidedByName': admins,
    },
    WithdrawnEdit: { [`contactEmail showsContactEmail ${CONTENT}`]: owners },
    MinistryOffer: { '_id name offeredAt ownerName': owners },
    MinistryVersionPage: { 'count countIsOpen nextCursor rows': admins },
    MinistryVersion: {
      [`_id adminComments adminNote approved contactEmail decidedAt decidedByName decisionId isFirst ${CONTENT}`]:
        admins,
      'isHidden ministryId number ownerId ownerName sentAt showsContactEmail status version wasRefused':
        admins,
    },
    MinistryToDecide: { '_id earlier said shown': admins },
    MinistryCounts: { 'approved pending refused': admins },
  },
  namesOthers: {
    'ListedMinistry.ownerName': entering,
    'KeptMinistry.ownerName': keepers,
    'KeptMinistry.offeredToName': keepers,
    'KeptMinistry.decidedByName': admins,
    'MinistryOffer.ownerName': owners,
    'PossibleOwner.fullName': entering,
    'MinistryVersion.ownerName': admins,
    'MinistryVersion.decidedByName': admins,
  },
  asks: {
    'Query.listedMinistries': () => [
      { filter: undefined, order: 'NAME', first: 100, after: undefined },
      { filter: undefined, order: 'NEWEST', first: 1, after: undefined },
    ],
    'Query.ministriesOnMap': () => [{ filter: undefined }],
    'Query.possibleOwners': () => [{ search: undefined }, { search: 'a' }],
    'Query.ministryQueue': () => [
      { filter: undefined, first: 100, after: undefined },
      { filter: { status: 'PENDING' }, first: 1, after: undefined },
    ],
    'Query.ministryCounts': () => [{ filter: undefined }],
  },
  writes: {
    createMinistry: {
      cases: [
        {
          who: ['alumnus'],
          at: (target) => ({ ministryId: target.name === 'own' ? randomUUID() : undefined, ministryInput }),
        },
      ],
    },
    updateMinistry: {
      cases: [{ who: owners, at: at('shownMinistry', { version: 1, ministryInput }) }],
    },
    withdrawMinistry: {
      cases: [{ who: owners, at: at('shownMinistry', { isWithdrawn: true }) }],
    },
    letVisitorsWrite: { cases: [{ who: owners, at: at('shownMinistry', { isOn: false }) }] },
    hideMinistry: { cases: [{ who: owners, at: at('shownMinistry', { isHidden: true }) }] },
    deleteMinistry: {
      cases: [{ who: [...owners, ...admins], at: at('shownMinistry') }],
    },
    restoreMinistry: {
      cases: [{ who: [...owners, ...admins], at: at('shownMinistry') }],
    },
    offerMinistry: {
      cases: [
        { who: owners, at: at('shownMinistry', { userId: null }) },
        // Nobody it is aimed at has graduated.
        {
          who: [],
          at: (target) => ({ ministryId: target.id('shownMinistry'), userId: target.id('graduate') }),
        },
      ],
    },
    answerMinistryOffer: { cases: [{ who: owners, at: at('offeredMinistry', { isAccepted: false }) }] },
    assignMinistry: {
      cases: [
        {
          who: [],
          at: (target) => ({ ministryId: target.id('shownMinistry'), userId: target.id('graduate') }),
        },
      ],
    },
    noteOnMinistry: {
      cases: [{ who: admins, at: at('offeredMinistry', { adminNote: 'Proof', noteRead: '' }) }],
    },
    decideMinistry: {
      cases: [
        {
          who: deciders,
          at: (target) => ({
            decisionId: randomUUID(),
            versionId: target.id('pendingVersion'),
            version: 1,
            status: 'APPROVED',
            adminComments: '',
          }),
        },
      ],
    },
    undoMinistryDecision: {
      cases: [{ who: deciders, at: (target) => ({ decisionId: target.id('ministryDecision') }) }],
    },
  },
  seed: seedMinistries,
};

interface Seeded {
  hiddenAt?: Date;
  offeredTo?: string;
  isNoted?: boolean;
}

interface Said {
  ministryId: string;
  personId: string;
  number: number;
  status: string;
  record: string;
  showsContactEmail?: boolean;
}

/** One that others see with an edit that waits, one that is hidden, one that was refused, and one that another offers. */
async function seedMinistries({ owner, personId, registrarId, mark }: Fixture): Promise<SeededRecord[]> {
  if (personId === null) return [];
  const insert = async (record: string, ownerId: string, more: object = {}): Promise<string> => {
    const id = randomUUID();
    const { hiddenAt = null, offeredTo = null, isNoted = true } = more as Seeded;
    await owner.query(
      'insert into ministry (id, person_id, admin_note, hidden_at, offered_to, offered_at) values ($1, $2, $3, $4, $5, now())',
      [id, ownerId, isNoted ? mark(record, 'adminNote') : '', hiddenAt, offeredTo],
    );
    return id;
  };
  const say = async ({
    ministryId,
    personId: by,
    number,
    status,
    record,
    showsContactEmail = false,
  }: Said) => {
    const id = randomUUID();
    const isDecided = status === 'APPROVED' || status === 'REFUSED';
    await owner.query(
      `insert into ministry_version (id, ministry_id, person_id, number, name, ministers, description, website, city, country, latitude,
         longitude, contact_email, shows_contact_email, has_graduate, has_member, is_public, status, admin_comments, decided_at, decided_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'US', 39.7, -105, $10, $11, true, true, true, $12, $13, $14, $15)`,
      [
        id,
        ministryId,
        by,
        number,
        mark(record, 'name'),
        mark(record, 'ministers'),
        mark(record, 'description'),
        `https://example.org/${mark(record, 'website')}`,
        mark(record, 'city'),
        `${mark(record, 'email')}@example.org`,
        showsContactEmail,
        status,
        isDecided ? mark(record, 'comments') : '',
        isDecided ? new Date() : null,
        isDecided ? registrarId : null,
      ],
    );
    return id;
  };
  const shown = await insert('shownMinistry', personId);
  const hidden = await insert('hiddenMinistry', personId, { hiddenAt: new Date() });
  const refused = await insert('refusedMinistry', personId, { offeredTo: registrarId });
  const offered = await insert('offeredMinistry', registrarId, { offeredTo: personId, isNoted: false });
  const shownVersion = await say({
    ministryId: shown,
    personId,
    number: 1,
    status: 'APPROVED',
    record: 'shownMinistry',
    showsContactEmail: true,
  });
  const pending = await say({
    ministryId: shown,
    personId,
    number: 2,
    status: 'PENDING',
    record: 'pendingVersion',
  });
  const hiddenVersion = await say({
    ministryId: hidden,
    personId,
    number: 1,
    status: 'APPROVED',
    record: 'hiddenMinistry',
  });
  const withdrawnVersion = await say({
    ministryId: hidden,
    personId,
    number: 2,
    status: 'WITHDRAWN',
    record: 'withdrawnVersion',
  });
  const refusedVersion = await say({
    ministryId: refused,
    personId,
    number: 1,
    status: 'REFUSED',
    record: 'refusedMinistry',
  });
  const offeredVersion = await say({
    ministryId: offered,
    personId: registrarId,
    number: 1,
    status: 'APPROVED',
    record: 'offeredMinistry',
  });
  const decisionId = randomUUID();
  await owner.query(
    `insert into ministry_decision (id, version_id, person_id, status, admin_comments, decided_at, decided_by, previous_status,
       previous_admin_comments) values ($1, $2, $3, 'REFUSED', $4, now(), $5, 'PENDING', '')`,
    [decisionId, refusedVersion, personId, mark('ministryDecision', 'comments'), registrarId],
  );
  const decided = { MinistryVersion: deciders, MinistryToDecide: deciders };
  return [
    { name: 'shownMinistry', id: shown },
    { name: 'hiddenMinistry', id: hidden, readers: { ListedMinistry: [] } },
    { name: 'refusedMinistry', id: refused, readers: { ListedMinistry: [] } },
    { name: 'offeredMinistry', id: offered, readers: { KeptMinistry: admins } },
    { name: 'shownVersion', id: shownVersion, readers: decided },
    { name: 'pendingVersion', id: pending, readers: decided },
    { name: 'hiddenVersion', id: hiddenVersion, readers: decided },
    { name: 'withdrawnVersion', id: withdrawnVersion, readers: decided },
    { name: 'refusedVersion', id: refusedVersion, readers: decided },
    { name: 'offeredVersion', id: offeredVersion },
    { name: 'ministryDecision', id: decisionId },
  ];
}
