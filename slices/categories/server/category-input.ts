import { RuleError } from '#kit/graphql/problem.ts';
import { CATEGORY_USES, checkCategory, type CategoryUse, type CategoryValues } from '../rules/category.ts';

export interface CategoryInputShape {
  name: string;
  uses: readonly CategoryUse[];
}

/** What a form says about a category, without blanks around it and in one order, or its refusal. */
export function wishedCategory({ name, uses }: CategoryInputShape): CategoryValues {
  const wished = { name: name.trim(), uses: CATEGORY_USES.filter((use) => uses.includes(use)) };
  const problem = checkCategory(wished);
  if (problem) throw new RuleError(problem);
  return wished;
}
