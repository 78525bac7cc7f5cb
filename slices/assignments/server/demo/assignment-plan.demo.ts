import type { AssignmentKind } from '#slices/assignments/rules/assignment.ts';

export interface PlannedAssignment {
  /** The code of its course. */
  course: string;
  title: string;
  german: string;
  spanish: string;
  content: string;
  kind: AssignmentKind;
  /** Days from today until a class of now has to be done; below zero, the deadline has passed. */
  dueInDays: number;
}

const read = (passage: string, task: string): string =>
  `<p>Read <strong>${passage}</strong> twice, a day apart, before you write.</p><p>${task}</p><ul><li>1,200 to 1,500 words</li><li>Name the sources you used</li><li>Hand in a PDF or a Word file</li></ul>`;

const done = (task: string): string =>
  `<p>${task}</p><p>This work is complete or it is not; it has no grade.</p>`;

/** One assignment for each of fourteen courses, with deadlines on both sides of today. */
export const PLANNED_ASSIGNMENTS: readonly PlannedAssignment[] = [
  {
    course: 'BI 101',
    title: 'Essay: creation and covenant',
    german: 'Aufsatz: Schöpfung und Bund',
    spanish: 'Ensayo: creación y pacto',
    content: read('Genesis 1–3', 'What does the text say that people are for? Argue from the text.'),
    kind: 'GRADED',
    dueInDays: -20,
  },
  {
    course: 'ST 101',
    title: 'Reading journal, first half',
    german: 'Lesetagebuch, erste Hälfte',
    spanish: 'Diario de lectura, primera mitad',
    content: done('Hand in your reading journal up to this week: one page a week.'),
    kind: 'COMPLETION',
    dueInDays: -6,
  },
  {
    course: 'BI 102',
    title: 'Essay: the kingdom in the parables',
    german: 'Aufsatz: Das Reich Gottes in den Gleichnissen',
    spanish: 'Ensayo: el reino en las parábolas',
    content: read('Matthew 13', 'Choose two parables and show how one explains the other.'),
    kind: 'GRADED',
    dueInDays: -2,
  },
  {
    course: 'BI 202',
    title: 'Sermon outline on Romans 8',
    german: 'Predigtentwurf zu Römer 8',
    spanish: 'Bosquejo de sermón sobre Romanos 8',
    content: read(
      'Romans 8:18–39',
      'Write the outline of a sermon of twenty minutes, with its one sentence.',
    ),
    kind: 'GRADED',
    dueInDays: 3,
  },
  {
    course: 'LF 101',
    title: 'Interview with an elder',
    german: 'Gespräch mit einem Ältesten',
    spanish: 'Entrevista con un anciano',
    content: done('Speak for an hour with an elder of your church about prayer, and hand in your notes.'),
    kind: 'COMPLETION',
    dueInDays: 6,
  },
  {
    course: 'BI 201',
    title: 'Map of Paul’s journeys',
    german: 'Karte der Reisen des Paulus',
    spanish: 'Mapa de los viajes de Pablo',
    content: read('Acts 13–21', 'Draw the three journeys on one map and say in a page why each began.'),
    kind: 'GRADED',
    dueInDays: 10,
  },
  {
    course: 'TH 101',
    title: 'Word study: hesed',
    german: 'Wortstudie: Chesed',
    spanish: 'Estudio de palabra: jésed',
    content: read('Psalm 136', 'Follow the word through five books and say what no translation keeps.'),
    kind: 'GRADED',
    dueInDays: -12,
  },
  {
    course: 'MN 201',
    title: 'Service report',
    german: 'Bericht über den Dienst',
    spanish: 'Informe de servicio',
    content: done('Hand in the report of your practical service, signed by whoever was responsible.'),
    kind: 'COMPLETION',
    dueInDays: 1,
  },
  {
    course: 'MN 301',
    title: 'Essay: the church in Acts',
    german: 'Aufsatz: Die Gemeinde in der Apostelgeschichte',
    spanish: 'Ensayo: la iglesia en Hechos',
    content: read('Acts 2–6', 'What did the first church not do that yours does, and the other way round?'),
    kind: 'GRADED',
    dueInDays: -30,
  },
  {
    course: 'MN 302',
    title: 'Case study: a conflict in the team',
    german: 'Fallstudie: Ein Konflikt im Team',
    spanish: 'Estudio de caso: un conflicto en el equipo',
    content: read('Philippians 2 and 4', 'Describe a conflict you know, without names, and what helped.'),
    kind: 'GRADED',
    dueInDays: 14,
  },
  {
    course: 'FF 001',
    title: 'Translation of Mark 1',
    german: 'Übersetzung von Markus 1',
    spanish: 'Traducción de Marcos 1',
    content: read('Mark 1:1–20', 'Translate it for somebody who has never heard it, with three notes.'),
    kind: 'GRADED',
    dueInDays: -4,
  },
  {
    course: 'MN 203',
    title: 'Plan for a home group',
    german: 'Plan für einen Hauskreis',
    spanish: 'Plan para un grupo en casa',
    content: done('Plan six evenings of a home group, each on one page.'),
    kind: 'COMPLETION',
    dueInDays: 20,
  },
  {
    course: 'CH 201',
    title: 'Book review',
    german: 'Buchbesprechung',
    spanish: 'Reseña de libro',
    content: read(
      'one book of the list',
      'Say what it wants, whether it succeeds, and to whom you would give it.',
    ),
    kind: 'GRADED',
    dueInDays: -9,
  },
  {
    course: 'BI 301',
    title: 'Exegesis of Hebrews 4',
    german: 'Exegese von Hebräer 4',
    spanish: 'Exégesis de Hebreos 4',
    content: read('Hebrews 3:7–4:13', 'What is the rest that remains? Follow the argument verse by verse.'),
    kind: 'GRADED',
    dueInDays: -11,
  },
];

/** What those who grade write under good work, again and again. */
export const DEMO_PRAISE: readonly string[] = [
  'Well argued, and well read. Keep to this.',
  'You have listened to the text before you spoke. It shows.',
  'Clear from the first sentence to the last. Thank you.',
  'Good observations. Now say what follows from them.',
];

/** And under other work. */
export const DEMO_COMMENTS: readonly string[] = [
  'Good observations. Now say what follows from them.',
  'Name your sources: a reader must be able to look them up.',
  'Too long: half the words would say more.',
  'The second part is strong. The first needs an example.',
];
