import type { SliceMatrix } from '#kit/testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'locales translations': ['anyone'] },
    Locale: { '_id label name value': ['anyone'] },
    Translation: { '_id defaultMessage id': ['anyone'] },
  },
  asks: { 'Query.translations': () => [{ locale: 'en' }] },
  async plant({ owner, subject, mark }) {
    if (subject.kind !== 'college') return [];
    await owner.query(
      `insert into translation (locale, message_id, text) values ('en', 'logIn', $1) on conflict do nothing`,
      [mark('translation', 'text')],
    );
    return [];
  },
};
