import { useRecordFrom } from '#kit/client/records/opened-record.ts';

/** The person who looks at a course without taking it has none of it among their own. */
const PREVIEW = '/groups/preview/all';

/** Says what is opened: a course, or one of its lessons. */
export function useWayToCourse(
  { _id, name, isTaken, wasTaken }: { _id: string; name: string; isTaken: boolean; wasTaken: boolean },
  lesson?: { title: string },
): void {
  const above = lesson ? [{ name, address: `/student/courses/${_id}` }] : [];
  useRecordFrom(isTaken || wasTaken ? null : PREVIEW, lesson?.title ?? name, above);
}
