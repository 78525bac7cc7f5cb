import SchemaBuilder from '@pothos/core';
import { isDay, type Day } from '#kit/calendar/day.ts';
import { minorUnits, type MinorUnits } from '#kit/money/minor-units.ts';
import { percent, writtenPercent, type Percent } from '#kit/percent/percent.ts';
import { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import './permission-plugin.ts';
import './read-on-plugin.ts';
import type { Context } from './context.ts';
import { RuleError } from './problem.ts';

/** The one schema builder. Slices add their types and fields to it by being imported (server/slice.ts). */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Day: { Input: Day; Output: Day };
    MinorUnits: { Input: MinorUnits; Output: MinorUnits };
    Percent: { Input: Percent; Output: Percent };
    RichText: { Input: UncleanHtml; Output: string };
  };
}>({
  // The first asks first, so nothing is counted that is not allowed.
  plugins: ['permission', 'readOn'],
  defaultFieldNullability: false,
});

builder.queryType({});
builder.mutationType({});

const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(2200, 0);

/** Nothing at a college happens before 1900 or after 2200; another year is a typo or an attack. */
const isWithinReason = (instant: Date): boolean =>
  instant.getTime() >= EARLIEST && instant.getTime() < LATEST;

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' ? new Date(value) : null;
    // Said in the words of a refusal: anything else thrown over a variable would count as a surprise.
    if (!instant || !isWithinReason(instant)) throw new RuleError('requestNotUnderstood');
    return instant;
  },
});

builder.scalarType('Day', {
  description: 'A day of the calendar, without time and zone: 2026-03-01.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== 'string' || !isDay(value)) throw new RuleError('dayInvalid');
    return value;
  },
});

builder.scalarType('MinorUnits', {
  description:
    'An amount of money as a whole number of the smallest coins of its currency: 84000 is $840.00.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (!Number.isSafeInteger(value)) throw new RuleError('requestNotUnderstood');
    return minorUnits(value as number);
  },
});

builder.scalarType('Percent', {
  description: 'A percentage with at most two decimals: 70 is 70 %.',
  serialize: writtenPercent,
  parseValue: (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new RuleError('requestNotUnderstood');
    return percent(value);
  },
});

builder.scalarType('RichText', {
  description: 'HTML of headings, lists, tables, links and own pictures. Everything else is removed.',
  serialize: (value) => value,
  parseValue: (value) => {
    // As with every text: the sign of number zero cannot be kept, and half a pair of signs is unreadable.
    if (typeof value !== 'string' || value.includes('\0')) throw new RuleError('requestNotUnderstood');
    return new UncleanHtml(value.toWellFormed());
  },
});
