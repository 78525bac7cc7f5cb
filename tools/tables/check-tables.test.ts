import { expect, test } from 'vitest';
import { tableProblems } from './table-problems.ts';
import { scratchTree } from '../testing/scratch-tree.ts';

const migration = `
-- Everyone the college knows.
-- owner: slices/people
create table person (id uuid);

-- owner: slices/people
create table region_role (id uuid);

-- owner: kit/mail
create table outbox (id uuid);

select app.protect('person'), app.protect('region_role'), app.protect_own('outbox');
`;

const tree = (files: Record<string, string>): string =>
  scratchTree({
    'slices/order.json': '["people", "billing"]',
    'apps/server/migrations/20260101-people.sql': migration,
    ...files,
  });

test.each([
  [
    'a query file of the owner, by Kysely',
    'slices/people/server/person.queries.ts',
    `db.insertInto('person')`,
  ],
  [
    'a query file of the owner, by camel case',
    'slices/people/server/role.queries.ts',
    `db.deleteFrom('regionRole as r')`,
  ],
  [
    'a query file of the owner, by SQL',
    'slices/people/server/person.queries.ts',
    'sql`update person as p set name = 1`',
  ],
  [
    'any file of the kit room that owns it',
    'kit/mail/outbox.ts',
    'sql`insert into outbox as o (id) values (1)`',
  ],
  [
    'reading from anywhere',
    'slices/billing/server/bill.ts',
    `db.selectFrom('person'); sql\`select 1 from person for update\``,
  ],
  ['the demo college', 'apps/server/demo/people.ts', `db.insertInto('person')`],
  ['the demo of a slice', 'slices/billing/server/billing.demo.ts', `db.insertInto('person')`],
  ['a test', 'slices/billing/server/billing.test.ts', `db.insertInto('person')`],
  [
    'an upsert',
    'kit/mail/outbox.ts',
    'sql`insert into outbox (id) values (1) on conflict (id) do update set id = 2`',
  ],
  [
    'prose about writing',
    'slices/billing/server/bill.ts',
    '// We never insert into person here.\n/** Nor delete from person. */',
  ],
])('%s is fine', (_, path, text) => {
  expect(tableProblems(tree({ [path]: text }))).toEqual([]);
});

test.each([
  ['insertInto', `db.insertInto('person')`],
  ['updateTable', `db\n.updateTable('person')`],
  ['deleteFrom', `db.deleteFrom("person")`],
  ['insertRow', `await insertRow(tx, 'person', { id })`],
  ['updateRow', `updateRow(\n  tx,\n  'person',\n  id,\n  values)`],
  ['deleteRow', `deleteRow(tx, 'person', id)`],
  ['several tables at once', `db.updateTable(['person', 'regionRole'])`],
  ['insert into', 'sql`insert into person (id) values (1)`'],
  ['update', 'sql`\n  UPDATE public."person"\n SET id = 1`'],
  ['delete from', "await client.query('delete from person')"],
  ['truncate', "await client.query('truncate person')"],
])('another slice may not write by %s', (_, text) => {
  const problems = tableProblems(tree({ 'slices/billing/server/bill.queries.ts': text }));
  expect(problems[0]).toMatch(
    /^slices\/billing\/server\/bill\.queries\.ts:\d writes person, which only a \*\.queries\.ts or \*\.actions\.ts of slices\/people\/server may write\.$/,
  );
});

test.each([
  ['an action of the owner', 'slices/people/server/rename-person.ts'],
  ['the kit', 'kit/http/sessions/sessions.queries.ts'],
  ['an app', 'apps/server/jobs.ts'],
])('%s may not write a table of a slice', (_, path) => {
  expect(tableProblems(tree({ [path]: `db.insertInto('person')` }))).toHaveLength(1);
});

test.each([
  `db.insertInto(table)`,
  `insertRow(tx, table, row)`,
  'sql`insert into ${sql.table(name)} values (1)`',
  'sql`update ${table} set id = 1`',
])('a table that is not named is refused: %s', (text) => {
  expect(tableProblems(tree({ 'slices/people/server/any.queries.ts': text }))).toEqual([
    'slices/people/server/any.queries.ts:1 writes a table it does not name: write the name there, so that its owner is known.',
  ]);
});

test('a table nobody creates is refused', () => {
  expect(tableProblems(tree({ 'slices/people/server/a.queries.ts': `db.insertInto('ghost')` }))).toEqual([
    'slices/people/server/a.queries.ts:1 writes ghost, which no migration creates.',
  ]);
});

test('a table without an owner is refused', () => {
  const sql = '-- owner: slices/people\n\n-- open: a test\ncreate table ghost (id uuid);';
  expect(tableProblems(tree({ 'apps/server/migrations/20260102-ghost.sql': sql }))).toEqual([
    'apps/server/migrations/20260102-ghost.sql:4 creates ghost without an owner: write "-- owner: slices/…" directly above it.',
  ]);
});

test('an owner that does not exist is refused', () => {
  const sql = '-- open: a test\n-- owner: slices/ghosts\ncreate table if not exists ghost (id uuid);';
  expect(tableProblems(tree({ 'apps/server/migrations/20260102-ghost.sql': sql }))[0]).toContain(
    'gives ghost to slices/ghosts, which is neither',
  );
});

test('a renamed table keeps its owner and a dropped one has none', () => {
  const root = tree({
    'apps/server/migrations/20260102-rename.sql':
      'alter table person rename to human;\ndrop table region_role;',
    'slices/people/server/a.queries.ts': `db.insertInto('human'); db.insertInto('person'); db.insertInto('regionRole')`,
  });
  expect(tableProblems(root)).toEqual([
    'slices/people/server/a.queries.ts:1 writes person, which no migration creates.',
    'slices/people/server/a.queries.ts:1 writes region_role, which no migration creates.',
  ]);
});

test.each([
  ['is protected', `select app.protect('locker');`],
  ['is protected for its owner alone', `select app.protect_own('locker');`],
  ['has policies of its own', 'alter table locker enable row level security;'],
])('a table that %s is fine', (_, lock) => {
  const sql = `-- owner: slices/people\ncreate table locker (id uuid);\n${lock}`;
  expect(tableProblems(tree({ 'apps/server/migrations/20260102-locker.sql': sql }))).toEqual([]);
});

test('a table that says why it is open is fine', () => {
  const sql =
    '-- open: a list everybody chooses from.\n-- owner: slices/people\ncreate table locker (id uuid);';
  expect(tableProblems(tree({ 'apps/server/migrations/20260102-locker.sql': sql }))).toEqual([]);
});

test.each(['-- owner: slices/people', '-- open:\n-- owner: slices/people'])(
  'a table that is open without a reason is refused: %s',
  (above) => {
    const sql = `${above}\ncreate table locker (id uuid);`;
    expect(tableProblems(tree({ 'apps/server/migrations/20260102-locker.sql': sql }))[0]).toContain(
      'leaves locker open to every request',
    );
  },
);

test('a table that is locked and calls itself open is refused', () => {
  const sql = `-- open: why\n-- owner: slices/people\ncreate table locker (id uuid);\nselect app.protect('locker');`;
  expect(tableProblems(tree({ 'apps/server/migrations/20260102-locker.sql': sql }))[0]).toContain(
    'calls locker open, but it is under row-level security',
  );
});
