import { useEffect } from 'react';
import { call } from '#kit/client/call/call.ts';
import { noteCourseOpened } from './student-course.graphql.generated.ts';

let opened: string | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the system log that a person has opened a course: once, however many of its lessons they then go through. Who
 * only looks at it is not told about.
 */
export function useCourseOpened(courseId: string, isTaken: boolean): void {
  useEffect(
    function tellOnce() {
      if (!isTaken) return;
      clearTimeout(leaving);
      if (opened !== courseId) {
        opened = courseId;
        const payload = JSON.stringify({ courseId });
        const logitInput = { action: 'courseActivity', type: 'ACTIVITY', payload } as const;
        call(noteCourseOpened, { logitInput }).catch(() => undefined);
      }
      return () => {
        // From the course to a lesson one screen goes in the moment in which the other comes.
        leaving = setTimeout(() => (opened = null));
      };
    },
    [courseId, isTaken],
  );
}
