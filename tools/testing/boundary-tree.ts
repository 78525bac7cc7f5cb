/** A small college that keeps every boundary: one file for each import that is allowed. */
export const cleanTree: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: {
      '#apps/*': './apps/*',
      '#kit/*': './kit/*',
      '#slices/*': './slices/*',
      '#testing/*': './testing/*',
    },
    dependencies: { react: '1.0.0', 'intl-messageformat': '1.0.0' },
    devDependencies: { vitest: '1.0.0' },
  }),
  ...npmPackage('react'),
  ...npmPackage('intl-messageformat'),
  ...npmPackage('vitest'),
  'slices/order.json': '["regions", "people", "leave-requests"]',

  'kit/access/actor.ts': 'export type Actor = string;',
  'kit/messages/format-message.ts': `import 'intl-messageformat'; import type { Actor } from '../access/actor.ts'; export type A = Actor;`,
  'kit/messages/messages-on-disk.ts': `import 'node:fs';`,
  'kit/db/pool.ts': `import 'node:net'; import '#kit/messages/messages-on-disk.ts';`,
  'kit/ui/button/button.tsx': `import 'react'; export const Button = () => <button />;`,
  'testing/college.ts': `import 'vitest'; import '#apps/server/main.ts'; import '#slices/regions/server/api.ts';`,

  'slices/regions/rules/region.ts': '',
  'slices/regions/server/api.ts': '',
  'slices/people/rules/person.ts': `import '#kit/access/actor.ts'; import '#slices/regions/rules/region.ts';`,
  'slices/people/rules/person.test.ts': `import 'vitest'; import './person.ts';`,
  'slices/people/server/person.queries.ts': `import '#kit/db/pool.ts'; import '#slices/regions/server/api.ts';`,
  'slices/people/server/people.test.ts': `import '#testing/college.ts'; import './person.queries.ts';`,
  'slices/people/parts/person-card.tsx': `import '#kit/ui/button/button.tsx';`,
  'slices/people/web/routes.tsx': `import '../parts/person-card.tsx'; import '../rules/person.ts';`,
  'slices/people/web/people.test.tsx': `import '#testing/college.ts'; import './routes.tsx';`,
  'slices/people/companion/routes.tsx': `import '../parts/person-card.tsx';`,
  'slices/leave-requests/rules/leave-request.ts': `import '#slices/people/rules/person.ts';`,

  'apps/server/main.ts': `import '#slices/people/server/person.queries.ts';`,
  'apps/web/main.tsx': `import '#slices/people/web/routes.tsx';`,
  'apps/companion/main.tsx': `import '#slices/people/companion/routes.tsx';`,
  'tools/seed.ts': `import '#apps/server/main.ts'; import 'vitest';`,
  'bench/sign-in.ts': `import '#apps/server/main.ts';`,
  'journeys/sign-in.spec.ts': `import '#testing/college.ts';`,
};

function npmPackage(name: string): Record<string, string> {
  const main = `node_modules/${name}/main.js`;
  return {
    [main]: 'export {};',
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version: '1.0.0',
      type: 'module',
      exports: './main.js',
    }),
  };
}
