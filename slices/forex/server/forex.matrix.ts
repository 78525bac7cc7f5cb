import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: { forexRates: ['admin', 'reportsAdmin'] },
    ForexRate: { '_id combinedDate currency month rate year': ['admin', 'reportsAdmin'] },
  },
  writes: {
    saveForexRates: {
      cases: [
        { who: ['admin'], at: () => ({ rates: [{ currency: 'HUF', year: 2025, month: 6, rate: 352.4 }] }) },
      ],
    },
  },
  asks: { 'Query.forexRates': () => [{ currency: 'HUF' }] },
  async seed({ owner, subject }) {
    if (subject.kind !== 'college') return [];
    await owner.query(
      `insert into forex_rate (currency, year, month, rate) values ('HUF', 2026, 3, 361.5) on conflict do nothing`,
    );
    return [];
  },
};
