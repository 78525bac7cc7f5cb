import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'locales translations': ['anyone'],
      'interfaceMessages checkTranslations': ['admin'],
      interfaceCoverage: ['admin', 'superadmin'],
    },
    Locale: { '_id isOffered label name value version': ['anyone'] },
    Translation: { '_id defaultMessage id': ['anyone'] },
    InterfaceMessagePage: { 'categories count nextCursor rows': ['admin'] },
    InterfaceMessage: {
      '_id bundled category description english id isReserved isStale stored storedEnglish': ['admin'],
    },
    CheckedTranslation: { 'before id problem problemValues text': ['admin'] },
    TranslationProblemValue: { 'name value': ['admin'] },
    InterfaceCoverage: { 'locale overridden stale total translated': ['admin', 'superadmin'] },
  },
  asks: {
    'Query.translations': () => [{ locale: 'en' }],
    'Query.checkTranslations': () => [
      {
        locale: 'en',
        words: [
          { id: 'login', text: 'Log in' },
          { id: 'nothing', text: 'None' },
          { id: 'back', text: '{' },
        ],
      },
    ],
    'Query.interfaceMessages': () => [
      { locale: 'en', first: 20, filter: { state: 'OVERRIDDEN' } },
      { locale: 'en', first: 1, filter: undefined },
    ],
  },
  writes: {
    saveTranslation: {
      cases: [
        {
          who: ['admin'],
          at: (target) => ({
            translationInput: { locale: 'nl_NL', id: 'back', text: `Terug ${target.next()}` },
          }),
        },
      ],
    },
    saveTranslations: {
      cases: [
        {
          who: ['admin'],
          at: () => ({ locale: 'nl_NL', changes: [{ id: 'cancel', text: null, knownText: null }] }),
        },
      ],
    },
    // An arrangement of anything but all languages is none, so nobody's is stored, whatever ids it names.
    arrangeLocales: {
      cases: [
        {
          who: [],
          at: (target) => ({
            locales: [{ _id: target.id('person'), label: 'Proof', isOffered: true, version: 1 }],
          }),
        },
      ],
    },
    restoreBundledText: { cases: [{ who: ['admin'], at: () => ({ locale: 'nl_NL', id: 'next' }) }] },
  },
  async seed({ owner, subject, mark }) {
    if (subject.kind !== 'college') return [];
    await owner.query(
      `insert into translation (locale, message_id, text, english) values ('en', 'login', $1, $2) on conflict do nothing`,
      [mark('translation', 'text'), mark('translation', 'english')],
    );
    return [];
  },
};
