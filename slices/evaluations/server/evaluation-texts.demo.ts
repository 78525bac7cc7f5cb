import type { ScaleStep, Texts } from '../rules/evaluation-form.ts';

interface DemoCriterion extends Partial<Record<ScaleStep, Texts>> {
  kind: 'SCALE' | 'TEXT';
  labels: Texts;
  lows: Texts;
  highs: Texts;
  isOptional: boolean;
}

interface DemoForm {
  isArchived: boolean;
  names: Texts;
  criteria: readonly DemoCriterion[];
  /** Which of them each version asks, the newest last. */
  versions: readonly (readonly number[])[];
}

const scale = (labels: Texts, lows: Texts, highs: Texts): DemoCriterion => ({
  kind: 'SCALE',
  labels,
  lows,
  highs,
  isOptional: false,
});

const question = (labels: Texts): DemoCriterion => ({
  kind: 'TEXT',
  labels,
  lows: {},
  highs: {},
  isOptional: true,
});

const RARELY: Texts = { en: 'Rarely', de_DE: 'Selten', fr_FR: 'Rarement', id_ID: 'Jarang' };
const ALWAYS: Texts = { en: 'Always', de_DE: 'Immer', fr_FR: 'Toujours', id_ID: 'Selalu' };
const BETWEEN = {
  twos: { en: 'Now and then', de_DE: 'Ab und zu', fr_FR: 'De temps en temps', id_ID: 'Sesekali' },
  threes: { en: 'Often', de_DE: 'Oft', fr_FR: 'Souvent', id_ID: 'Sering' },
  fours: { en: 'Mostly', de_DE: 'Meistens', fr_FR: 'Le plus souvent', id_ID: 'Hampir selalu' },
};

const PREPARED = {
  ...BETWEEN,
  ...scale(
    {
      en: 'Comes to class prepared',
      de_DE: 'Kommt vorbereitet in den Unterricht',
      fr_FR: 'Vient préparé en cours',
      id_ID: 'Datang ke kelas dengan persiapan',
    },
    RARELY,
    ALWAYS,
  ),
};

const RELIABLE = scale(
  {
    en: 'Can be relied on in practical ministry',
    de_DE: 'Ist im praktischen Dienst zuverlässig',
    fr_FR: 'Est fiable dans le service pratique',
    id_ID: 'Dapat diandalkan dalam pelayanan praktis',
  },
  RARELY,
  ALWAYS,
);

/** What students of the demo college are evaluated by; the first is used now. */
export const DEMO_FORMS: readonly DemoForm[] = [
  {
    isArchived: false,
    names: {
      en: 'Term review',
      de_DE: 'Trimestergespräch',
      hu_HU: 'Féléves értékelés',
      pl_PL: 'Ocena semestralna',
      nl_NL: 'Trimesterbeoordeling',
      ru_RU: 'Отзыв за семестр',
      zh_CN: '学期评估',
      zh_TW: '學期評估',
      es_MX: 'Evaluación del periodo',
      fr_FR: 'Bilan du trimestre',
      id_ID: 'Evaluasi semester',
      it_IT: 'Valutazione del trimestre',
      uk_UA: 'Оцінка за семестр',
    },
    versions: [
      [0, 1, 2, 4],
      [0, 1, 2, 3, 4],
    ],
    criteria: [
      PREPARED,
      scale(
        {
          en: 'Takes part in the life of the college',
          de_DE: 'Nimmt am Leben des Colleges teil',
          fr_FR: 'Participe à la vie de l’institut',
          id_ID: 'Ikut serta dalam kehidupan kampus',
        },
        {
          en: 'Keeps to themselves',
          de_DE: 'Bleibt für sich',
          fr_FR: 'Reste à l’écart',
          id_ID: 'Menyendiri',
        },
        {
          en: 'Draws others in',
          de_DE: 'Zieht andere mit',
          fr_FR: 'Entraîne les autres',
          id_ID: 'Mengajak yang lain',
        },
      ),
      RELIABLE,
      scale(
        {
          en: 'Takes correction well',
          de_DE: 'Nimmt Korrektur an',
          fr_FR: 'Accepte d’être repris',
          id_ID: 'Menerima koreksi dengan baik',
        },
        RARELY,
        ALWAYS,
      ),
      question({
        en: 'What should the student work on next?',
        de_DE: 'Woran sollte der Student als Nächstes arbeiten?',
        fr_FR: 'Sur quoi l’étudiant devrait-il travailler maintenant ?',
        id_ID: 'Apa yang sebaiknya dikerjakan mahasiswa berikutnya?',
      }),
    ],
  },
  {
    isArchived: true,
    names: { en: 'Practicum feedback', de_DE: 'Rückmeldung zum Praktikum', fr_FR: 'Retour de stage' },
    versions: [[0, 1]],
    criteria: [PREPARED, RELIABLE],
  },
];

export const DEMO_NEXT_STEPS = [
  'Start the reading earlier in the week.',
  'Lead a small group once this term.',
  'Ask for help before the deadline.',
  'Keep a day of rest.',
] as const;

export const DEMO_COMMENTS = [
  'A steady term. Thank you for serving the first-years so kindly.',
  'You have grown in confidence since we last met.',
  'Your absences in the first weeks cost you. The second half was much better.',
  '',
  'Teachers speak well of your questions in class.',
] as const;

export const DEMO_REPLIES = [
  'Thank you, this is encouraging. I will start the reading earlier.',
  'Thank you. Could we talk about the practical ministry next week?',
  'Thank you for taking the time.',
] as const;
