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

/** What a form says about a category, without blanks around it and in one order, or its refusal. */
export function wishedCategory({ name, uses, position, colour }: CategoryInputShape): CategoryValues {
  const wished = {
    name: name.trim(),
    uses: CATEGORY_USES.filter((use) => uses.includes(use)),
    position: position ?? 0,
    colour: colour ?? 'SLATE',
  };
  const problem = checkCategory(wished);
  if (problem) throw new RuleError(problem);
  return wished;
}
