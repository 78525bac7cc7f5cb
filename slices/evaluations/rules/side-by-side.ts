interface Compared<Criterion, Answer> {
  _id: string;
  /** Null where the account is gone: then each stands for itself. */
  evaluatorId?: string | null;
  criteria: readonly Criterion[];
  answers: readonly Answer[];
}

interface SideBySide<Evaluation, Criterion, Answer> {
  columns: Evaluation[];
  rows: { criterion: Criterion; cells: Cell<Answer>[] }[];
}

type Cell<Answer> = { isAsked: false } | { isAsked: true; answer: Answer | null };

/**
 * What several evaluators say of one student, by one form: the latest of each, in the order given, which begins with the latest. Criteria
 * are known by their ids, which are the same in each version of the form; they stand in the words and order of the latest evaluation.
 */
export function sideBySide<
  Criterion extends { criterionId: string },
  Answer extends { criterionId: string },
  Evaluation extends Compared<Criterion, Answer>,
>(
  evaluations: readonly (Evaluation & Compared<Criterion, Answer>)[],
): SideBySide<Evaluation, Criterion, Answer> {
  const latest = new Map<string, Evaluation>();
  for (const evaluation of evaluations) {
    const key = evaluation.evaluatorId ?? evaluation._id;
    if (!latest.has(key)) latest.set(key, evaluation);
  }
  const columns = [...latest.values()];
  const asked = new Map<string, Criterion>();
  for (const { criteria } of columns)
    for (const criterion of criteria)
      if (!asked.has(criterion.criterionId)) asked.set(criterion.criterionId, criterion);
  const rows = [...asked.values()].map((criterion) => ({
    criterion,
    cells: columns.map(({ criteria, answers }): Cell<Answer> => {
      const isThis = (one: { criterionId: string }): boolean => one.criterionId === criterion.criterionId;
      return criteria.some(isThis)
        ? { isAsked: true, answer: answers.find(isThis) ?? null }
        : { isAsked: false };
    }),
  }));
  return { columns, rows };
}
