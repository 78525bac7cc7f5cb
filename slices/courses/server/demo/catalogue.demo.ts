import type { StudyYear } from '#slices/people/server/demo/people-plan.demo.ts';
import type { CourseKind } from '#slices/courses/rules/course.ts';
import { DESCRIPTIONS, NAMES } from './course-texts.demo.ts';

/** Which of the college's three terms a course is taught in. */
export type Term = 'AUTUMN' | 'WINTER' | 'SPRING';

export interface CatalogueEntry {
  code: string;
  name: string;
  category: string;
  credits: number;
  kind: CourseKind;
  /** Null for the free course, which is open to everybody. */
  year: StudyYear | null;
  term: Term;
  description: string;
  /** Names in other languages; what they do not say is read in English. */
  names?: Readonly<Record<string, string>>;
  descriptions?: Readonly<Record<string, string>>;
}

type Row = readonly [code: string, name: string, category: string, credits: number, description: string];

const inTerm =
  (year: StudyYear | null, term: Term, kind: CourseKind = 'CORE') =>
  ([code, name, category, credits, description]: Row): CatalogueEntry => ({
    code,
    name,
    category,
    credits,
    kind,
    year,
    term,
    description,
  });

const BIBLE = 'Bible';
const THEOLOGY = 'Theology';
const HISTORY = 'Church history';
const MINISTRY = 'Ministry skills';
const LIFE = 'Christian life';
const STUDY = 'Study and languages';

const FIRST_AUTUMN: readonly Row[] = [
  [
    'BI 101',
    'Old Testament Survey',
    BIBLE,
    2,
    'From the garden to the return: thirty-nine books as one story of promise.',
  ],
  ['BI 102', 'Life of Christ', BIBLE, 2, 'Four witnesses, one Lord: his years among us, place by place.'],
  ['LF 101', 'Life Foundations', LIFE, 2, 'Who we are in Christ, and how that changes a Monday morning.'],
  ['LF 102', 'Relationship with God', LIFE, 1, 'Prayer, listening and rest for people with full days.'],
  [
    'ST 101',
    'How to Study the Bible',
    STUDY,
    1,
    'Observe, ask, compare, apply: a method for a lifetime of reading.',
  ],
  [
    'TH 101',
    'The Character of God',
    THEOLOGY,
    2,
    'What God says of himself, and what follows for those who trust him.',
  ],
];
const FIRST_WINTER: readonly Row[] = [
  [
    'BI 103',
    'Acts and the Early Church',
    BIBLE,
    2,
    'The story goes out: from an upper room to the capital of the world.',
  ],
  ['LF 103', 'Prayer and Worship', LIFE, 1, 'Psalms for every weather, sung and prayed together.'],
  ['TH 102', 'Grace and Faith', THEOLOGY, 2, 'How we are saved, kept and sent, read through Ephesians.'],
  [
    'MN 101',
    'Telling the Good News',
    MINISTRY,
    1,
    'Speaking of Christ plainly, to neighbours and strangers.',
  ],
];
const FIRST_SPRING: readonly Row[] = [
  [
    'BI 104',
    'Psalms and Wisdom',
    BIBLE,
    2,
    'Songs, sayings and hard questions that God put into our mouths.',
  ],
  [
    'MN 102',
    'Serving in the Local Church',
    MINISTRY,
    1,
    'Gifts, teams and towels: the quiet work that carries a church.',
  ],
  ['LF 104', 'Money and Stewardship', LIFE, 1, 'Earning, giving and saving with an open hand.'],
];
const SECOND_AUTUMN: readonly Row[] = [
  [
    'BI 201',
    'New Testament Survey',
    BIBLE,
    2,
    'Twenty-seven books, read as their first hearers received them: who wrote, to whom, why, and what it asks of us.',
  ],
  ['BI 202', 'Romans', BIBLE, 2, 'The letter that keeps waking the church, line by line.'],
  [
    'TH 201',
    'Hermeneutics I',
    THEOLOGY,
    2,
    'What a text meant and what it means: rules that keep readers honest.',
  ],
  [
    'CH 201',
    'Church History I',
    HISTORY,
    2,
    'From the catacombs to the councils: how the faith was kept and named.',
  ],
  ['MN 201', 'Preaching I', MINISTRY, 2, 'From passage to pulpit: preparing a sermon people can carry home.'],
  ['LF 201', 'Marriage and Family', LIFE, 1, 'Covenant at the kitchen table.'],
];
const SECOND_WINTER: readonly Row[] = [
  ['BI 203', 'The Pentateuch', BIBLE, 2, 'Five books on which all the others stand.'],
  ['TH 202', 'The Holy Spirit', THEOLOGY, 2, 'His person, his work and his gifts.'],
  [
    'MN 202',
    'Pastoral Care',
    MINISTRY,
    2,
    'Sitting with people: listening, praying, and knowing when to refer.',
  ],
  ['CH 202', 'Church History II', HISTORY, 2, 'Monks, reformers and revivals.'],
];
const SECOND_SPRING: readonly Row[] = [
  ['BI 204', 'The Prophets', BIBLE, 2, 'Sixteen voices who said what kings did not want to hear.'],
  [
    'MN 203',
    'Leading Small Groups',
    MINISTRY,
    1,
    'Questions that open a room, and habits that keep it open.',
  ],
  ['TH 203', 'Covenant and Kingdom', THEOLOGY, 2, 'Two threads through all of scripture.'],
];
const THIRD_AUTUMN: readonly Row[] = [
  ['BI 301', 'Hebrews', BIBLE, 2, 'Better: a sermon to tired believers.'],
  ['TH 301', 'Systematic Theology', THEOLOGY, 3, 'What the church confesses, and why the order matters.'],
  ['MN 301', 'Church Planting', MINISTRY, 2, 'Gathering a people where there was none.'],
  ['CH 301', 'History of Missions', HISTORY, 2, 'Those who went, and those who welcomed them.'],
];
const THIRD_WINTER: readonly Row[] = [
  ['TH 302', 'Ethics for Disciples', THEOLOGY, 2, 'Hard cases, decided in the light.'],
  ['MN 302', 'Leadership and Character', MINISTRY, 2, 'The inner life of those who lead.'],
  ['ST 301', 'New Testament Greek', STUDY, 3, 'Enough Greek to read John slowly and be grateful.'],
];
const THIRD_SPRING: readonly Row[] = [
  ['BI 302', 'Revelation', BIBLE, 2, 'The end of the story, and courage for the middle of it.'],
  ['MN 303', 'Ministry Practicum', MINISTRY, 3, 'A term beside a pastor, with a journal and a supervisor.'],
];
const ELECTIVES: readonly Row[] = [
  ['MN 204', 'Worship Leading', MINISTRY, 1, 'Leading others in song without standing in the way.'],
  ['MN 205', 'Children’s Ministry', MINISTRY, 1, 'Teaching the youngest as Jesus welcomed them.'],
];
const FREE: readonly Row[] = [
  ['FF 001', 'Who Is Jesus?', LIFE, 0, 'Six evenings with the Gospel of Mark, for anybody who is curious.'],
  [
    'FF 002',
    'The Bible in an Hour',
    STUDY,
    0,
    'One story from beginning to end, for those who never found the beginning.',
  ],
  ['FF 003', 'Learning to Pray', LIFE, 0, 'The Lord’s Prayer, one line a week.'],
];

/** What the demo college teaches: about forty courses over three years and the free course. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...FREE.map(inTerm(null, 'AUTUMN')),
  ...FIRST_AUTUMN.map(inTerm(1, 'AUTUMN')),
  ...FIRST_WINTER.map(inTerm(1, 'WINTER')),
  ...FIRST_SPRING.map(inTerm(1, 'SPRING')),
  ...SECOND_AUTUMN.map(inTerm(2, 'AUTUMN')),
  ...ELECTIVES.map(inTerm(2, 'AUTUMN', 'ELECTIVE')),
  ...SECOND_WINTER.map(inTerm(2, 'WINTER')),
  ...SECOND_SPRING.map(inTerm(2, 'SPRING')),
  ...THIRD_AUTUMN.map(inTerm(3, 'AUTUMN')),
  ...THIRD_WINTER.map(inTerm(3, 'WINTER')),
  ...THIRD_SPRING.map(inTerm(3, 'SPRING')),
].map((entry) => ({
  ...entry,
  names: NAMES[entry.code] ?? {},
  descriptions: DESCRIPTIONS[entry.code] ?? {},
}));
