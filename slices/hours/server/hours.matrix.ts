import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';
import { LOGGED_ON, seedHours, TIMED_SINCE } from './testing/hours-of-matrix.ts';

const managers: Who = ['manager', 'superadmin'];
const managersThere: Who = ['managerThere', 'superadmin'];
/** Nobody decides about themselves. */
const deciders: Who = [
  ['managerThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const readers: Who = ['self', 'managerThere', 'superadmin'];
const told: Who = [['self', 'studying'], 'managerThere', 'superadmin'];

const inputOf = (target: Target) => ({
  groupId: target.id('hourClass'),
  categoryId: target.id('hourCategory'),
  day: LOGGED_ON,
  minutes: 6 + (target.next() % 40),
  place: 'Proof',
  note: 'Proof',
});

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'hoursOfStudent ownHours ownHourEntries': ['signedIn'],
      'hourEntries hourEntryCounts hourEntryToDecide': managers,
      'hourCategories hourGroup hourGroups hourPolicy hourTotals': managers,
    },
    OwnHours: {
      '_id categories dueOn groupId groups lastDay months offered timer today weeksLeft': ['signedIn'],
    },
    OwnHourGroup: { '_id firstDay lastDay name': ['self', 'member'] },
    OfferedHourCategory: { '_id name': ['self', 'member'] },
    HourMonth: { 'minutesConfirmed minutesPending minutesRefused month': ['signedIn'] },
    HourTimer: { '_id categoryId groupId note place startedAt': ['self'] },
    HourCategoryTotal: {
      'categoryId confirmedMinutes minutesPerWeek name pendingMinutes requiredMinutes': ['self', ...managers],
    },
    HourEntryPage: { 'count countIsOpen nextCursor rows': ['signedIn'] },
    HourEntry: {
      decidedByName: told,
      '_id adminComments categoryId categoryName day decidedAt decisionId groupId groupName': readers,
      'familyName givenName loggedAt minutes note place regionName request': readers,
      'status studentId studentName studentNumber timeZone version': readers,
    },
    HourRequest: {
      '_id answeredAt askedAt comment entryCount expiresAt locale state supervisorEmail supervisorName':
        readers,
      answeredFrom: managersThere,
    },
    HourCounts: { 'confirmed oldest pending refused': managers },
    HourEntryToDecide: { '_id confirmedMinutes entry pendingMinutes requiredMinutes': deciders },
    HourOutcome: { 'entryId outcome': managers },
    HourGroup: { '_id name regionId regionName': managersThere },
    HourTotal: {
      '_id categories familyName givenName groupName regionName studentId studentName studentNumber':
        managers,
    },
    HourPolicy: { '_id categories dueOn groupId regionId requirements today version': managersThere },
    HourRequirement: { 'categoryId requiredMinutes': managersThere },
    HourCategory: { '_id isArchived name names regionId regionName version': managersThere },
    HourCategoryName: { 'locale name': managersThere },
  },
  namesOthers: {
    'HourEntry.decidedByName': told,
    'HourEntry.regionName': readers,
    'HourEntry.familyName': readers,
    'HourEntry.givenName': readers,
    'HourEntry.studentName': readers,
    'HourTotal.familyName': managers,
    'HourTotal.givenName': managers,
    'HourTotal.regionName': managers,
    'HourTotal.studentName': managers,
    'HourGroup.regionName': managersThere,
    'HourCategory.regionName': managersThere,
  },
  asks: {
    'Query.hourEntries': () => [
      { filter: undefined, first: 100, after: undefined },
      { filter: undefined, first: 1, after: undefined },
    ],
    'Query.hourEntryCounts': () => [{ filter: undefined }],
    'Query.hourGroups': () => [{ search: undefined }],
    'Query.ownHourEntries': (target) => [
      { groupId: target.id('hourClass') ?? randomUUID(), month: '2026-02', first: 20, after: undefined },
      { groupId: target.id('hourClass') ?? randomUUID(), month: undefined, first: 1, after: undefined },
    ],
  },
  writes: {
    saveHourEntry: {
      cases: [
        {
          who: ['self'],
          at: (target) => ({ entryId: target.id('hoursToChange'), version: 1, input: inputOf(target) }),
        },
      ],
    },
    deleteHourEntry: {
      cases: [{ who: ['self'], at: (target) => ({ entryId: target.id('hoursToDelete'), version: 1 }) }],
    },
    startHourTimer: {
      cases: [
        {
          who: ['self'],
          at: (target) => ({
            input: {
              groupId: target.id('hourClass'),
              categoryId: target.id('hourCategory'),
              place: target.text('hourTimer', 'place'),
              note: target.text('hourTimer', 'note'),
            },
          }),
        },
      ],
    },
    stopHourTimer: {
      cases: [
        // Hours of others are none of the caller's, and a timer that became hours once becomes none again.
        {
          who: ['self'],
          at: (target) => ({ entryId: target.id('hoursToDecide'), startedAt: TIMED_SINCE }),
        },
      ],
    },
    discardHourTimer: { cases: [{ who: ['signedIn'], at: () => ({ startedAt: TIMED_SINCE }) }] },
    askSupervisor: {
      cases: [
        {
          who: [['self', 'inPerson']],
          at: (target) => ({
            requestId: randomUUID(),
            entryId: target.id('hoursToAskAbout'),
            version: 1,
            isWholeWeek: false,
            input: { name: 'Proof', email: `proof${target.next()}@example.net`, locale: 'en' },
          }),
        },
      ],
    },
    revokeHourRequest: {
      cases: [{ who: ['self'], at: (target) => ({ requestId: target.id('openHourRequest') }) }],
    },
    decideHourEntry: {
      cases: [
        {
          who: deciders,
          at: (target) => ({
            decisionId: randomUUID(),
            entryId: target.id('hoursToDecide'),
            version: 1,
            status: 'REFUSED',
            adminComments: 'Proof',
          }),
        },
      ],
    },
    undoHourDecision: {
      cases: [{ who: deciders, at: (target) => ({ decisionId: target.id('hourDecision') }) }],
    },
    // What is out of reach is answered with, and not refused: each is decided for itself.
    decideHourEntries: {
      cases: [
        {
          who: managers,
          at: (target) => ({
            decisions: [{ decisionId: randomUUID(), entryId: target.id('hoursToDecide'), version: 1 }],
            status: 'CONFIRMED',
            adminComments: '',
          }),
        },
      ],
    },
    undoHourDecisions: {
      cases: [
        {
          who: managers,
          at: (target) => ({
            decisions: [{ decisionId: target.id('hourDecision'), entryId: target.id('decidedHours') }],
          }),
        },
      ],
    },
    saveHourPolicy: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            groupId: target.id('hourClass'),
            version: 1,
            requirements: [
              { categoryId: target.id('hourCategory'), requiredMinutes: 60 + (target.next() % 1000) },
            ],
          }),
        },
      ],
    },
    saveHourCategory: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            categoryId: target.id('hourCategory'),
            version: 1,
            regionId: target.id('region'),
            input: { names: [{ locale: 'en', name: `Proof ${target.next()}` }] },
          }),
        },
      ],
    },
    archiveHourCategory: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({ categoryId: target.id('hourCategory'), version: 1, isArchived: true }),
        },
      ],
    },
  },
  seed: seedHours,
};
