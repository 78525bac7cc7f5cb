import { useParams } from 'react-router';
import { useText } from '#kit/ui/text/use-text.ts';

/** Over all campuses in reach, or over one group by its teacher. */
export function useResultsPlace(): { courseOfferingId: string | null; address: string } {
  const { courseOfferingId = null } = useParams();
  return {
    courseOfferingId,
    address: courseOfferingId === null ? '/examResults' : `/teaching/${courseOfferingId}/exams`,
  };
}

/** What stands before a screen beneath the results on the way to it, where the site map does not know it. */
export function useWayToResults(): { name: string; address: string }[] {
  const text = useText();
  const { courseOfferingId, address } = useResultsPlace();
  return courseOfferingId === null ? [] : [{ name: text('menuExamResults'), address }];
}
