import type { GroupProgressQuery } from './group-progress.graphql.generated.ts';

/** How the students of a group get on with a course, as the API tells it. */
export type GroupProgress = NonNullable<GroupProgressQuery['groupProgress']>;
