import { BASE_CURRENCY } from './rate.ts';

interface Currency {
  value: string;
}

/** The currencies that have a rate: of the dollar itself there is nothing to tell. */
export const ratedOf = <One extends Currency>(currencies: readonly One[]): One[] =>
  currencies.filter(({ value }) => value !== BASE_CURRENCY);

/** The one somebody looks at, or the first while they have chosen none that has a rate. */
export const chosenOf = <One extends Currency>(rated: readonly One[], selected: string): One | undefined =>
  rated.find(({ value }) => value === selected) ?? rated[0];
