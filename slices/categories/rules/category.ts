/** What can be sorted by a category. */
export const CATEGORY_USES = ['DOCUMENTS', 'MESSAGES', 'LINKS', 'COURSES'] as const;
export type CategoryUse = (typeof CATEGORY_USES)[number];

/** By which colour a course's cover tells its category; the design has a cover of each. */
export const CATEGORY_COLOURS = ['SLATE', 'SEA', 'MOSS', 'OCHRE', 'WINE', 'PLUM'] as const;
export type CategoryColour = (typeof CATEGORY_COLOURS)[number];

/** No list of shelves is longer. */
export const CATEGORY_POSITION_MAX = 999;

/** The longest name, in characters: what fits on a button. */
export const CATEGORY_NAME_MAX = 60;

export interface CategoryValues {
  name: string;
  /** In the order of the list above. */
  uses: readonly CategoryUse[];
  /** Where it stands among the others; names decide among equals. */
  position: number;
  colour: CategoryColour;
}

type CategoryProblem = 'categoryNameInvalid' | 'categoryUseMissing' | 'categoryPositionInvalid';

/** Why a category cannot be kept like this, or null. */
export function checkCategory({ name, uses, position }: CategoryValues): CategoryProblem | null {
  if (name === '' || name.length > CATEGORY_NAME_MAX || /\p{Cc}/u.test(name)) return 'categoryNameInvalid';
  if (!Number.isInteger(position) || position < 0 || position > CATEGORY_POSITION_MAX)
    return 'categoryPositionInvalid';
  return uses.length === 0 ? 'categoryUseMissing' : null;
}

/** Which of the things said about a category differ. */
export const changedValues = (before: CategoryValues, after: CategoryValues): (keyof CategoryValues)[] =>
  (['name', 'uses', 'position', 'colour'] as const).filter(
    (name) => String(before[name]) !== String(after[name]),
  );
