import type { Context } from '#kit/graphql/context.ts';
import { courseToRead } from '#slices/courses/server/api.ts';

/** Those of some courses that the caller may read. */
export async function coursesInReach(ctx: Context, courseIds: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(courseIds.map((id) => courseToRead(ctx, id)));
  return new Set(found.flatMap((course) => course?.id ?? []));
}
