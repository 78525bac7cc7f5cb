import { isFlag, isIdOrNull, personalChoices, type Fitting } from '#kit/client/storage/stored-choices.ts';

/**
 * How the user looks at the college's figures, from visit to visit. The names are the specification's. Which regions
 * a user looks at says where they work, so it is personal.
 */
export interface ChartsFilter {
  selectedRegions: readonly string[];
  /** Null: the current year, whichever that is. */
  year: number | null;
  month: number;
  showFilter: boolean;
  selectedCurrency: string;
  forexRates: readonly { currency: string; year: number; month: number; rate: number }[];
  expanded: string | null;
  showAWM: boolean;
  showCBC: boolean;
  showUS: boolean;
  showIntl: boolean;
  showClosed: boolean;
  /** Null: the last 7 days, whichever those are. */
  queryDateRange: { from: string; to: string } | null;
}

export const DEFAULT_CHARTS_FILTER: ChartsFilter = {
  selectedRegions: [],
  year: null,
  month: 12,
  showFilter: false,
  selectedCurrency: 'USD',
  forexRates: [],
  expanded: null,
  showAWM: true,
  showCBC: true,
  showUS: true,
  showIntl: true,
  showClosed: false,
  queryDateRange: null,
};

const isMonth = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12;

const isRangeOrNull = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' &&
    'from' in value &&
    'to' in value &&
    [value.from, value.to].every((end) => typeof end === 'string' && !Number.isNaN(Date.parse(end))));

const FITTING_CHARTS_FILTER: Fitting<ChartsFilter> = {
  selectedRegions: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  year: (value) => value === null || Number.isInteger(value),
  month: isMonth,
  showFilter: isFlag,
  selectedCurrency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  forexRates: Array.isArray,
  expanded: isIdOrNull,
  showAWM: isFlag,
  showCBC: isFlag,
  showUS: isFlag,
  showIntl: isFlag,
  showClosed: isFlag,
  queryDateRange: isRangeOrNull,
};

export const chartsFilter = personalChoices('chartsFilter', DEFAULT_CHARTS_FILTER, FITTING_CHARTS_FILTER);
