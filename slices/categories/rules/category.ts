/** What can be sorted by a category. */
export const CATEGORY_USES = ['DOCUMENTS', 'MESSAGES', 'LINKS'] as const;
export type CategoryUse = (typeof CATEGORY_USES)[number];

/** The longest name, in characters: what fits on a button. */
export const CATEGORY_NAME_MAX = 60;

export interface CategoryValues {
  name: string;
  /** In the order of the list above. */
  uses: readonly CategoryUse[];
}

type CategoryProblem = 'categoryNameInvalid' | 'categoryUseMissing';

/** Why a category cannot be kept like this, or null. */
export function checkCategory({ name, uses }: CategoryValues): CategoryProblem | null {
  if (name === '' || name.length > CATEGORY_NAME_MAX || /\p{Cc}/u.test(name)) return 'categoryNameInvalid';
  return uses.length === 0 ? 'categoryUseMissing' : null;
}

/** Which of the things said about a category differ. */
export const changedValues = (before: CategoryValues, after: CategoryValues): (keyof CategoryValues)[] =>
  (['name', 'uses'] as const).filter((name) => String(before[name]) !== String(after[name]));
