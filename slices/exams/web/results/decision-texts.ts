/** What the decisions about an attempt are called. */
export const DECISION_TEXTS = {
  REINSTATE: 'decisionREINSTATE',
  WITHDRAW: 'decisionWITHDRAW',
  VOID: 'decisionVOID',
  RESTORE: 'decisionRESTORE',
  PENALISE: 'decisionPENALISE',
} as const;

/** What follows from each. */
export const MEANING_TEXTS = {
  REINSTATE: 'reinstateMeans',
  WITHDRAW: 'withdrawMeans',
  VOID: 'voidMeans',
  RESTORE: 'restoreMeans',
  PENALISE: 'penaliseMeans',
} as const;
