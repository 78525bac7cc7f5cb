interface SeededViolation {
  breaks: string;
  what: string;
  files: Record<string, string>;
}

const violation = (breaks: string, what: string, path: string, text: string): SeededViolation => ({
  breaks,
  what,
  files: { [path]: text },
});

/** One or more violations of every rule; each breaks that rule and no other. */
export const violations: SeededViolation[] = [
  violation(
    'rules-are-pure',
    'a rule that asks Node',
    'slices/people/rules/asks-node.ts',
    `import 'node:os';`,
  ),
  violation(
    'rules-are-pure',
    'a rule that asks React',
    'slices/people/rules/asks-react.ts',
    `import 'react';`,
  ),
  violation(
    'rules-are-pure',
    'a rule that asks the database',
    'slices/people/rules/asks-database.ts',
    `import '#kit/db/pool.ts';`,
  ),
  violation(
    'rules-are-pure',
    'a rule that takes a type from its server',
    'slices/people/rules/asks-server.ts',
    `import type {} from '../server/person.queries.ts';`,
  ),
  violation(
    'rules-are-pure',
    'a rule that reads the disk',
    'slices/people/rules/asks-disk.ts',
    `import '#kit/messages/messages-on-disk.ts';`,
  ),
  violation(
    'tests-of-rules-are-pure',
    'a test of rules with a database',
    'slices/people/rules/database.test.ts',
    `import '#kit/db/pool.ts';`,
  ),
  violation('pure-kit-is-pure', 'money that asks Node', 'kit/money/asks-node.ts', `import 'node:os';`),
  violation(
    'pure-kit-is-pure',
    'money that asks the database',
    'kit/money/asks-database.ts',
    `import '#kit/db/pool.ts';`,
  ),
  violation(
    'server-knows-no-screen',
    'a resolver that draws',
    'slices/people/server/draws.ts',
    `import '../web/routes.tsx';`,
  ),
  violation(
    'server-knows-no-screen',
    'a server room of the kit that draws',
    'kit/mail/draws.ts',
    `import '#kit/ui/button/button.tsx';`,
  ),
  violation(
    'screens-know-no-server',
    'a screen that queries',
    'slices/people/web/queries.tsx',
    `import '../server/person.queries.ts';`,
  ),
  violation(
    'screens-know-no-server',
    'a screen that takes a type of the server',
    'slices/people/web/row.tsx',
    `import type {} from '../server/person.queries.ts';`,
  ),
  violation(
    'screens-know-no-server',
    'a screen that loads the server later',
    'slices/people/web/later.tsx',
    `export const later = () => import('#kit/db/pool.ts');`,
  ),
  violation(
    'screens-know-no-server',
    'a screen that reads the disk',
    'apps/web/disk.tsx',
    `import '#kit/messages/messages-on-disk.ts';`,
  ),
  violation(
    'screens-know-no-server',
    'a screen that loads the server into a using declaration',
    'slices/people/web/using.tsx',
    `export const later = async () => { await using pool = (await import('#kit/db/pool.ts')).pool; };`,
  ),
  violation(
    'screens-run-in-a-browser',
    'a button that asks Node',
    'kit/ui/asks-node.tsx',
    `import 'node:os';`,
  ),
  violation(
    'web-and-companion-apart',
    'a web screen that uses the companion',
    'slices/people/web/companion.tsx',
    `import '../companion/routes.tsx';`,
  ),
  violation(
    'web-and-companion-apart',
    'the companion that uses the web app',
    'apps/companion/web.tsx',
    `import '../web/main.tsx';`,
  ),
  violation(
    'parts-know-no-app',
    'a part that uses a screen',
    'slices/people/parts/routes.tsx',
    `import '../web/routes.tsx';`,
  ),
  violation(
    'slices-have-one-door',
    'a slice that climbs through a window',
    'slices/leave-requests/server/window.ts',
    `import '#slices/people/server/person.queries.ts';`,
  ),
  violation(
    'demo-builds-on-demo',
    'a part of the demo college that climbs through a window',
    'slices/leave-requests/server/leave-requests.demo.ts',
    `import '#slices/people/server/person.queries.ts';`,
  ),
  violation(
    'only-slices-above',
    'a slice that looks up',
    'slices/people/server/looks-up.ts',
    `import '#slices/leave-requests/rules/leave-request.ts';`,
  ),
  violation(
    'only-slices-above',
    'the first slice that looks up',
    'slices/regions/rules/looks-up.ts',
    `import '#slices/people/rules/person.ts';`,
  ),
  violation(
    'kit-knows-no-slice',
    'a kit room that knows people',
    'kit/mail/people.ts',
    `import '#slices/people/rules/person.ts';`,
  ),
  violation(
    'testing-uses-doors',
    'a scenario that climbs through a window',
    'testing/window.ts',
    `import '#slices/people/server/person.queries.ts';`,
  ),
  violation(
    'nobody-imports-apps',
    'a slice that drives the app',
    'slices/people/server/app.ts',
    `import '#apps/server/main.ts';`,
  ),
  violation(
    'nobody-imports-tools',
    'a slice that uses a tool',
    'slices/people/server/tool.ts',
    `import '../../../tools/seed.ts';`,
  ),
  violation(
    'no-testing-in-product',
    'a query that builds a scenario',
    'slices/people/server/scenario.queries.ts',
    `import '#testing/college.ts';`,
  ),
  violation(
    'tests-are-leaves',
    'a test that imports a test',
    'slices/people/server/more.test.ts',
    `import './people.test.ts';`,
  ),
  violation(
    'product-runs-without-development-packages',
    'a query that needs the test runner',
    'slices/people/server/runner.queries.ts',
    `import 'vitest';`,
  ),
  violation('imports-resolve', 'an import that leads nowhere', 'kit/db/nowhere.ts', `import './gone.ts';`),
  {
    breaks: 'no-cycles',
    what: 'two files that import each other, even for types',
    files: {
      'kit/db/hen.ts': `import type { Egg } from './egg.ts'; export type Hen = Egg;`,
      'kit/db/egg.ts': `import type { Hen } from './hen.ts'; export type Egg = Hen;`,
    },
  },
  violation('no-barrels', 'an index file', 'kit/db/index.ts', `export * from './pool.ts';`),
  violation('no-drawers', 'a file called utils', 'kit/db/utils.ts', ''),
  violation('no-drawers', 'a folder called helpers', 'slices/people/server/helpers/name.ts', ''),
  violation('no-drawers', 'the types of everything', 'slices/people/rules/types.ts', ''),
  violation('slices-have-known-rooms', 'an attic', 'slices/people/attic/box.ts', ''),
  violation('slices-stand-in-order', 'a slice nobody listed', 'slices/unlisted/rules/rule.ts', ''),
];
