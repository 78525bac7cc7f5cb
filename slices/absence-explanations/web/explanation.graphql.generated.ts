import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';

export type ShownExplanationFragment = { readonly __typename: 'AbsenceExplanation', readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null };
