import type { Day } from '#kit/calendar/day.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnTasksQueryVariables = { [key: string]: never; };

export type OwnTasksQuery = { readonly ownTasks: ReadonlyArray<{ readonly __typename: 'OwnTask', readonly _id: string, readonly name: string, readonly path: string, readonly about: string, readonly firstDay: Day | null, readonly lastDay: Day | null, readonly dueOn: Day | null, readonly timeZone: string, readonly amount: MinorUnits | null, readonly currency: { readonly value: string, readonly decimals: number } | null }> };

export const ownTasks: TypedDocument<OwnTasksQuery, OwnTasksQueryVariables> = {
  operationName: 'ownTasks',
  query: `query ownTasks{ownTasks{_id name path about firstDay lastDay dueOn timeZone amount currency{value decimals}__typename}}`,
};
