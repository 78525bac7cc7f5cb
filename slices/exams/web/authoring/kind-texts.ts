export const KIND_TEXTS = {
  SINGLE_CHOICE: 'kindSingleChoice',
  MULTIPLE_CHOICE: 'kindMultipleChoice',
  TRUE_FALSE: 'kindTrueFalse',
  MATCHING: 'kindMatching',
  FILL_IN: 'kindFillIn',
  ESSAY: 'kindEssay',
} as const;
