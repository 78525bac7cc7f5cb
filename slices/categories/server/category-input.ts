import { RuleError } from '#kit/graphql/problem.ts';
import {
  CATEGORY_USES,
  checkCategory,
  type CategoryColour,
  type CategoryUse,
  type CategoryValues,
} from '../rules/category.ts';

export interface CategoryInputShape {
  name: string;
  uses: readonly CategoryUse[];
  position?: number | null | undefined;
  colour?: CategoryColour | null | undefined;
}

type Place = Pick<CategoryValues, 'position' | 'colour'>;

const FIRST_PLACE: Place = { position: 0, colour: 'SLATE' };

/** What a form says about a category, without blanks around it and in one order, or its refusal. What it does not say stays. */
export function wishedCategory(
  { name, uses, position, colour }: CategoryInputShape,
  before: Place = FIRST_PLACE,
): CategoryValues {
  const wished = {
    name: name.trim(),
    uses: CATEGORY_USES.filter((use) => uses.includes(use)),
    position: position ?? before.position,
    colour: colour ?? before.colour,
  };
  const problem = checkCategory(wished);
  if (problem) throw new RuleError(problem);
  return wished;
}
