export const DECISION_TEXTS = {
  REINSTATE: 'decisionREINSTATE',
  WITHDRAW: 'decisionWITHDRAW',
  VOID: 'decisionVOID',
  RESTORE: 'decisionRESTORE',
  PENALISE: 'decisionPENALISE',
} as const;

export const MEANING_TEXTS = {
  REINSTATE: 'reinstateMeans',
  WITHDRAW: 'withdrawMeans',
  VOID: 'voidMeans',
  RESTORE: 'restoreMeans',
  PENALISE: 'penaliseMeans',
} as const;
