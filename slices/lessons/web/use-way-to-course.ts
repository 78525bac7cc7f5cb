import { useRecordFrom } from '#kit/client/records/opened-record.ts';
import { useShelf } from './shelf.ts';

/** The person who looks at a course without taking it has none of it among their own. */
const PREVIEW = '/groups/preview/all';

/** Says what is opened: a course, or one of its lessons. */
export function useWayToCourse(
  { _id, name, isTaken, wasTaken }: { _id: string; name: string; isTaken: boolean; wasTaken: boolean },
  lesson?: { title: string },
): void {
  const shelf = useShelf();
  const isPreview = shelf.name === null && !isTaken && !wasTaken;
  const library = shelf.name === null ? [] : [{ name: shelf.name, address: shelf.address }];
  const course = lesson ? [{ name, address: `${shelf.address}/${_id}` }] : [];
  useRecordFrom(isPreview ? PREVIEW : null, lesson?.title ?? name, [...library, ...course]);
}
