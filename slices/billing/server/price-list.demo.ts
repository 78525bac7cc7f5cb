/** What a year costs, by currency, in its coins: tuition, books and outlines, registration, and what signing up early takes off. */
export const PRICES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  USD: [240_000, 18_500, 7_500, 10_000],
  GBP: [78_000, 9_500, 4_500, 8_000],
  EUR: [88_000, 10_500, 5_000, 8_000],
  IDR: [7_500_000, 900_000, 350_000, 500_000],
  HUF: [320_000, 38_000, 15_000, 20_000],
  PLN: [340_000, 42_000, 18_000, 25_000],
  MXN: [1_450_000, 160_000, 60_000, 90_000],
  UAH: [2_500_000, 240_000, 80_000, 150_000],
  TWD: [24_000, 3_200, 1_200, 1_500],
};

export const YEAR_TITLES = [
  'First year tuition',
  'Second year tuition',
  'Third year tuition',
  'Fourth year tuition',
] as const;

export const REDUCTIONS = [
  'Sibling at the college',
  'Scholarship of the alumni fund',
  'Withdrew from one course',
] as const;
export const REFUND_REASONS = [
  'Left for family reasons',
  'Moved to another campus',
  'Paid twice by mistake',
] as const;
