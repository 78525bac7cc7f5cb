export const isOrderOf = (questionIds: readonly string[], order: readonly string[]): boolean =>
  order.length === questionIds.length &&
  new Set(order).size === order.length &&
  order.every((id) => questionIds.includes(id));

export function movedTo<Id>(order: readonly Id[], from: number, to: number): Id[] {
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The languages in which every question can be asked, as the first one names them; an exam opens in no other. */
export const wholeIn = (questions: readonly { locales: readonly string[] }[]): string[] =>
  (questions[0]?.locales ?? []).filter((locale) =>
    questions.every(({ locales }) => locales.includes(locale)),
  );
