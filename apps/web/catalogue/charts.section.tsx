import { addDays, addMonths, type Day } from '#kit/calendar/day.ts';
import { BarChart } from '#kit/ui/chart/bar-chart.tsx';
import type { Along, Chart } from '#kit/ui/chart/chart.ts';
import { LineChart } from '#kit/ui/chart/line-chart.tsx';
import { Specimen, Stack } from './specimen.tsx';

const months = (count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addMonths('2026-01-01', index));
const days = (count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays('2026-08-18', index));

const OVER_MONTHS = { kind: 'months', label: 'Month', days: months(9) } as const;

const INCOME: Chart = {
  title: 'Income by month',
  fileName: 'income',
  unit: { currency: 'USD' },
  along: OVER_MONTHS,
  series: [
    { name: 'Walsall', values: [14_200, 12_800, 15_900, 16_400, 11_300, 9_800, 4_100, 18_900, 21_700] },
    { name: 'Jakarta', values: [8_200, 7_900, 8_800, null, 9_400, 8_100, 2_900, 11_200, 12_600] },
    {
      name: 'Woodland Park',
      values: [22_400, 21_900, 23_800, 24_100, 19_700, 17_300, 8_200, 27_400, 29_900],
    },
  ],
};

const BALANCE: Chart = {
  ...INCOME,
  title: 'Payments and refunds',
  fileName: 'payments',
  series: [
    { name: 'Tuition', values: [12, 9, 14, 11, 8, 6, 3, 17, 19].map((value) => value * 1_000) },
    { name: 'Donations', values: [3, 4, 2, 5, 3, 2, 1, 4, 6].map((value) => value * 1_000) },
    { name: 'Refunds', values: [-1, -2, 0, -1, -4, -3, -5, -1, 0].map((value) => value * 1_000) },
  ],
};

const PASSED: Chart = {
  title: 'Exams passed',
  fileName: 'exams-passed',
  unit: 'percent',
  along: {
    kind: 'names',
    label: 'Course',
    names: [
      'Old Testament Survey',
      'Foundations of Faith and the Life of the Local Church, free online course for visitors',
      'Homiletics',
      'Church History',
    ],
  },
  series: [
    { name: 'First attempt', values: [0.86, 0.72, 0.914, null] },
    { name: 'Retake', values: [0.94, 0.81, 1, 0] },
  ],
};

type OverTime = Chart & { along: Exclude<Along, { kind: 'names' }> };

const RATES: OverTime = {
  title: 'Rates of the last seven days',
  fileName: 'rates',
  unit: 'number',
  along: { kind: 'days', label: 'Day', days: days(7) },
  series: [
    { name: 'EUR', values: [1.071, 1.0742, 1.0738, 1.0801, null, 1.0853, 1.0912] },
    { name: 'CHF', values: [1.1204, 1.1187, 1.1192, 1.1166, 1.1153, 1.1171, 1.1149] },
  ],
};

const ATTENDANCE: OverTime = {
  title: 'Attendance, every day of a term',
  fileName: 'attendance',
  unit: 'percent',
  along: { kind: 'days', label: 'Day', days: days(120) },
  series: ['First year, day', 'First year, evening', 'Second year, day', 'Second year, evening'].map(
    (name, group) => ({
      name,
      values: days(120).map((_, at) => 0.62 + group * 0.07 + 0.08 * Math.sin(at / (5 + group)) + at / 1_500),
    }),
  ),
};

const ONE: OverTime = {
  ...RATES,
  title: 'One value',
  along: { kind: 'days', label: 'Day', days: days(1) },
  series: [{ name: 'EUR', values: [1.071] }],
};

/** Values as pictures, tables and files. */
export function ChartsSection() {
  return (
    <>
      <Specimen
        title="Bars over time"
        about="Hover, tap, or lead the focus along with the arrow keys; every chart is also a table and a file."
      >
        <BarChart chart={INCOME} />
      </Specimen>
      <Specimen
        title="Stacked bars"
        about="Where the sum counts. What is below zero grows down."
        width="half"
      >
        <BarChart chart={BALANCE} arrangement="stacked" />
      </Specimen>
      <Specimen
        title="Bars by name"
        about="Names may be long; every value stands beside its name."
        width="half"
      >
        <BarChart chart={PASSED} />
      </Specimen>
      <Specimen
        title="Lines"
        about="Gaps where nothing is known; lines differ in shape and dash too."
        width="half"
      >
        <LineChart chart={RATES} begins="anywhere" />
      </Specimen>
      <Specimen title="Many values" about="As many labels as there is room for." width="half">
        <LineChart chart={ATTENDANCE} />
      </Specimen>
      <Specimen title="Hardly any values" about="One, or none yet." width="half">
        <Stack>
          <LineChart chart={ONE} begins="anywhere" />
          <BarChart chart={{ ...PASSED, title: 'None yet', series: [] }} />
        </Stack>
      </Specimen>
      <Specimen
        title="From right to left"
        about="Places, bars and readings follow the direction of the words."
        width="half"
      >
        <div dir="rtl">
          <Stack>
            <BarChart chart={{ ...BALANCE, title: 'By month' }} />
            <BarChart chart={{ ...PASSED, title: 'By name' }} arrangement="stacked" />
          </Stack>
        </div>
      </Specimen>
    </>
  );
}
