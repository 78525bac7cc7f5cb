import type { PersistedFields } from '#kit/client/query/persisted-answers.ts';

/**
 * What a browser keeps between visits, so that a screen has something to show while it asks again: lists that are the
 * same for everybody. Never identity, money, exams, or what others did.
 */
export const PERSISTED_ANSWERS: PersistedFields = {
  Query: ['regions', 'regionZones', 'currencies', 'locales'],
  Region: ['name', 'slug', 'zone', 'type', 'currency', 'timeZone', 'closed'],
  Currency: ['value', 'label', 'decimals'],
  Locale: ['value', 'label', 'name'],
};
