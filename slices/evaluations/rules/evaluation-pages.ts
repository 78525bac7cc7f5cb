/** Where students read what was published to them. */
export const OWN_EVALUATIONS_PAGE = '/student/evaluations';
