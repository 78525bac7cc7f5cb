import type { CategoryNames } from '../rules/hour-category.ts';

interface DemoCategory {
  names: CategoryNames;
  places: readonly string[];
  notes: readonly string[];
}

/** What students of the demo college serve in, where, and what they write about it. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  {
    names: {
      en: 'Outreach',
      de_DE: 'Evangelisation',
      hu_HU: 'Misszió',
      pl_PL: 'Ewangelizacja',
      nl_NL: 'Evangelisatie',
      ru_RU: 'Евангелизация',
      zh_CN: '外展服事',
      zh_TW: '外展服事',
      es_MX: 'Evangelismo',
      fr_FR: 'Évangélisation',
      id_ID: 'Penginjilan',
      it_IT: 'Evangelizzazione',
      uk_UA: 'Євангелізація',
    },
    places: ['City centre', 'Market square', 'University campus', 'Riverside Park'],
    notes: ['Street outreach with the team', 'Handed out invitations', '', 'Talked and prayed with people'],
  },
  {
    names: {
      en: 'Practical ministry',
      de_DE: 'Praktischer Dienst',
      hu_HU: 'Gyakorlati szolgálat',
      pl_PL: 'Służba praktyczna',
      nl_NL: 'Praktische dienst',
      ru_RU: 'Практическое служение',
      zh_CN: '实践服事',
      zh_TW: '實踐服事',
      es_MX: 'Ministerio práctico',
      fr_FR: 'Ministère pratique',
      id_ID: 'Pelayanan praktis',
      it_IT: 'Ministero pratico',
      uk_UA: 'Практичне служіння',
    },
    places: ['Home church', 'Hope House', 'Food bank', 'Nursing home'],
    notes: ['Led the youth group', 'Sorted and packed food parcels', 'Visited the residents', ''],
  },
  {
    names: {
      en: 'Choir and music',
      de_DE: 'Chor und Musik',
      hu_HU: 'Kórus és zene',
      pl_PL: 'Chór i muzyka',
      nl_NL: 'Koor en muziek',
      ru_RU: 'Хор и музыка',
      zh_CN: '诗班与音乐',
      zh_TW: '詩班與音樂',
      es_MX: 'Coro y música',
      fr_FR: 'Chorale et musique',
      id_ID: 'Paduan suara dan musik',
      it_IT: 'Coro e musica',
      uk_UA: 'Хор і музика',
    },
    places: ['Chapel', 'Main hall', '', 'Home church'],
    notes: ['Rehearsal', 'Sunday service', 'Sound desk at the conference', ''],
  },
  {
    names: {
      en: 'Hospitality',
      de_DE: 'Gastfreundschaft',
      hu_HU: 'Vendéglátás',
      pl_PL: 'Gościnność',
      nl_NL: 'Gastvrijheid',
      ru_RU: 'Гостеприимство',
      zh_CN: '接待',
      zh_TW: '接待',
      es_MX: 'Hospitalidad',
      fr_FR: 'Accueil',
      id_ID: 'Keramahtamahan',
      it_IT: 'Ospitalità',
      uk_UA: 'Гостинність',
    },
    places: ['Student kitchen', 'Welcome desk', 'Dining hall', ''],
    notes: ['Cooked for the open evening', 'Welcomed guests', '', 'Set up and cleaned the hall'],
  },
];

export const REFUSALS = [
  'Please add where you served.',
  'These hours were logged twice.',
  'Class time can’t be logged as service.',
  'The team leader doesn’t know of this evening. Please talk to them.',
];
