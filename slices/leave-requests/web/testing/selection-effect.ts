/** What approving two requests would change, as the server tells it. */
export const SELECTION_EFFECT = {
  __typename: 'LeaveSelectionEffect',
  excusedSessions: 12,
  loweredDeductions: 2,
  students: [
    {
      __typename: 'LeaveSelectionStudent',
      _id: 'ana:first-year',
      studentName: 'Ana Ruiz',
      terms: [
        {
          __typename: 'LeaveSelectionTerm',
          termId: 'autumn',
          name: 'Autumn',
          percentBefore: 82,
          percentAfter: 91,
          deductionBefore: 6,
          deductionAfter: 0,
        },
      ],
    },
  ],
};
