import { integer, line, oneOf, someOf, type ValuesOf } from '#kit/record/field.ts';

/** What can be sorted by a category. */
export const CATEGORY_USES = ['DOCUMENTS', 'MESSAGES', 'LINKS', 'COURSES'] as const;
export type CategoryUse = (typeof CATEGORY_USES)[number];

/** By which colour a course's cover tells its category; the design has a cover of each. */
export const CATEGORY_COLOURS = ['SLATE', 'SEA', 'MOSS', 'OCHRE', 'WINE', 'PLUM'] as const;
export type CategoryColour = (typeof CATEGORY_COLOURS)[number];

export const category = {
  /** What fits on a button. */
  name: line({ max: 60, problem: 'categoryNameInvalid' }),
  uses: someOf('CategoryUse', CATEGORY_USES, {
    min: 1,
    problem: 'categoryUseMissing',
    about: 'For what it can be newly chosen; what is sorted by it already stays so.',
  }),
  /** No list of shelves is longer; names decide among equals. */
  position: integer({
    min: 0,
    max: 999,
    default: 0,
    problem: 'categoryPositionInvalid',
    about: 'Where it stands among the others.',
  }),
  colour: oneOf('CategoryColour', CATEGORY_COLOURS, { default: 'SLATE' }),
};

export type CategoryValues = ValuesOf<typeof category>;

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<'createCategory' | 'updateCategory' | 'deleteCategory', true> {}
}
