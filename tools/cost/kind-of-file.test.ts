import { expect, test } from 'vitest';
import { kindOfFile } from './kind-of-file.ts';

test.each([
  ['slices/links/server/links.queries.ts', 'product'],
  ['kit/ui/table/table.module.css', 'styles, SQL, queries'],
  ['apps/server/migrations/20261115-05-translations.sql', 'styles, SQL, queries'],
  ['slices/links/web/links.graphql', 'styles, SQL, queries'],
  ['slices/links/web/links.graphql.generated.ts', 'generated'],
  ['schema.graphql', 'generated'],
  ['slices/links/messages/de_DE.json', 'messages'],
  ['slices/links/rules/problems.ts', 'messages'],
  ['slices/links/server/links.matrix.ts', 'test'],
  ['slices/exams/server/testing/exam-room.ts', 'test'],
  ['testing/college.ts', 'test'],
  ['journeys/sign-in.spec.ts', 'test'],
  ['slices/exams/server/demo/exams.demo.ts', 'demo'],
  ['tools/gen.ts', 'tools'],
  ['vitest.config.ts', 'tools'],
  ['package-lock.json', null],
  ['docs/glossary.md', null],
])('%s counts as %s', (path, kind) => {
  expect(kindOfFile(path)).toBe(kind);
});
