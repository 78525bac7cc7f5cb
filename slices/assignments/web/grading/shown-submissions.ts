import { assignmentSubmission } from './submission.graphql.generated.ts';
import { assignmentSubmissions, courseOfferingSubmissions } from './submissions.graphql.generated.ts';

/** Everything on the screens of the user who grades that a change of one submission shows in. */
export const SHOWN_SUBMISSIONS = [assignmentSubmission, assignmentSubmissions, courseOfferingSubmissions];
