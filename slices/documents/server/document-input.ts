import { RuleError } from '#kit/graphql/problem.ts';
import { checkDocument, type DocumentValues } from '../rules/document.ts';
import { READER_ROLES } from '../rules/permissions.ts';

export interface DocumentInputShape {
  title: string;
  permissions: readonly string[];
  categoryId?: string | null | undefined;
}

/** What a form says about a document, without blanks around it and in one order, or its refusal. */
export function parseDocument({ title, permissions, categoryId }: DocumentInputShape): DocumentValues {
  const problem = checkDocument({ title: title.trim(), permissions });
  if (problem) throw new RuleError(problem);
  return {
    title: title.trim(),
    permissions: READER_ROLES.filter((role) => permissions.includes(role)),
    categoryId: categoryId ?? null,
  };
}
