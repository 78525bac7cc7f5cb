import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';

const MONTHS = 24;

/** Units for one US dollar, two years ago; from there each month moves a little. */
const FIRST_RATES = { GBP: 0.79, EUR: 0.92, IDR: 15_700 } as const;

/** A currency seldom moves more than this in a month. */
const MAX_STEP = 0.018;

/** The monthly rates of the last two years, this month included, for the currencies the college is paid in. */
export async function seedForex(demo: Demo): Promise<void> {
  const random = demo.random.branch('forex');
  const [year, month] = demo.today.split('-').map(Number) as [number, number];
  const rows = Object.entries(FIRST_RATES).flatMap(([currency, firstRate]) => {
    let rate: number = firstRate;
    return Array.from({ length: MONTHS }, (_, index) => {
      const first = new Date(Date.UTC(year, month - MONTHS + index, 1));
      rate *= 1 + (random.next() * 2 - 1) * MAX_STEP;
      return {
        id: random.id(first),
        currency,
        year: first.getUTCFullYear(),
        month: first.getUTCMonth() + 1,
        rate: rate.toFixed(currency === 'IDR' ? 2 : 6),
      };
    });
  });
  await bulkInsert(demo.client, 'forexRate', rows);
}
