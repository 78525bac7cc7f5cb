/** Where students read what was published to them. */
export const OWN_EVALUATIONS_PAGE = '/student/evaluations';

/** Where browsers fetch an evaluation on paper, which is written when it is asked for. */
export const EVALUATION_ADDRESS = '/downloads/evaluations/:evaluationId/evaluation.pdf';

export const evaluationAddress = (evaluationId: string): string =>
  EVALUATION_ADDRESS.replace(':evaluationId', evaluationId);
