import type { SliceNames } from './slice-names.ts';

/** The README and the rules room of a new slice. */
export function rulesTemplates(names: SliceNames): Record<string, string> {
  return {
    'README.md': readme(names),
    [`rules/${names.record}.ts`]: rule(names),
    [`rules/${names.record}.test.ts`]: ruleTest(names),
    'rules/permissions.ts': permissions(names),
    'rules/permissions.test.ts': permissionsTest(names),
    'rules/messages.ts': messages(names),
    'rules/problems.ts': problems(names),
  };
}

const readme = ({ title, one, many }: SliceNames): string => `# ${title}

The ${many} of a region. Each has a title.

- **States**: none; a ${one} is there from the moment it is added.
- **Reads**: managers and admins, in the regions where they are managers or admins.
- **Writes**: admins add a ${one} in the regions where they are admins. Adding is written to the audit.
- **Words**: the *title* is what a list shows of a ${one}.
`;

const rule = ({ one, recordCamel, recordPascal }: SliceNames): string => `
/** Long enough for a heading, short enough for a line of a list. */
export const LONGEST_TITLE = 120;

/** What is wrong with a ${one} that somebody wants to add. */
export function checkNew${recordPascal}({
  title,
}: {
  title: string;
}): '${recordCamel}TitleMissing' | '${recordCamel}TitleTooLong' | null {
  if (title === '') return '${recordCamel}TitleMissing';
  return title.length > LONGEST_TITLE ? '${recordCamel}TitleTooLong' : null;
}
`;

const ruleTest = ({ record, one, recordCamel, recordPascal }: SliceNames): string => `
import { expect, test } from 'vitest';
import { checkNew${recordPascal}, LONGEST_TITLE } from './${record}.ts';

test.each([
  ['has a title', 'A title', null],
  ['has the longest title there may be', 'x'.repeat(LONGEST_TITLE), null],
  ['has no title', '', '${recordCamel}TitleMissing'],
  ['has too long a title', 'x'.repeat(LONGEST_TITLE + 1), '${recordCamel}TitleTooLong'],
])('a ${one} that %s', (_, title, problem) => {
  expect(checkNew${recordPascal}({ title })).toBe(problem);
});
`;

const permissions = ({ many }: SliceNames): string => `
import { holdsIn, regionsWhere, type Actor } from '#kit/access/actor.ts';

/** Who may do what with ${many}. */
export const can = {
  /** A role at one campus opens nothing at another, so what is read is narrowed to where the role is held. */
  readIn: (actor: Actor): string[] => regionsWhere(actor, 'manager', 'admin'),

  add: (actor: Actor, regionId: string): boolean => holdsIn(actor, 'admin', regionId),
};
`;

const permissionsTest = ({ one, many }: SliceNames): string => `
import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (facts: Partial<Actor>): Actor => ({
  personId: 'ana',
  roles: ['user'],
  regionIds: [],
  regionRoles: [],
  individualPermissions: [],
  impersonatorId: null,
  sessionId: 'session',
  ...facts,
});

test.each<[string, Actor, boolean]>([
  ['an admin of the region', actor({ roles: ['admin'], regionIds: ['colorado'] }), true],
  ['an admin of another region', actor({ roles: ['admin'], regionIds: ['walsall'] }), false],
  ['a manager of the region', actor({ roles: ['manager'], regionIds: ['colorado'] }), false],
  ['a student of the region', actor({ regionIds: ['colorado'] }), false],
])('whether %s may add a ${one}', (_, somebody, may) => {
  expect(can.add(somebody, 'colorado')).toBe(may);
});

test.each<[string, Actor, string[]]>([
  ['an admin who belongs there', actor({ roles: ['admin'], regionIds: ['colorado'] }), ['colorado']],
  ['a manager who belongs there', actor({ roles: ['manager'], regionIds: ['colorado'] }), ['colorado']],
  ['a student who belongs there', actor({ regionIds: ['colorado'] }), []],
  [
    'a manager of Walsall who is dean of Colorado',
    actor({
      roles: ['manager'],
      regionRoles: [
        { regionId: 'walsall', slug: 'GB-Walsall', roleNames: ['manager'] },
        { regionId: 'colorado', slug: 'US-Colorado', roleNames: ['dean'] },
      ],
    }),
    ['walsall'],
  ],
])('where %s reads ${many}', (_, somebody, regionIds) => {
  expect(can.readIn(somebody)).toEqual(regionIds);
});
`;

const messages = ({ title, many, sliceCamel, slicePascal }: SliceNames): string => `
import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('${sliceCamel}', {
  ${sliceCamel}: { text: '${title}', about: 'Heading of the list of ${many}.' },
  no${slicePascal}: { text: 'Nothing here yet.', about: 'Stands where there are no ${many}.' },
});
`;

const problems = ({ one, sliceCamel, recordCamel }: SliceNames): string => `
import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('${sliceCamel}', {
  ${recordCamel}TitleMissing: {
    text: 'Please enter a title.',
    about: 'Shown when somebody adds a ${one} without a title.',
  },
  ${recordCamel}TitleTooLong: {
    text: 'Please shorten the title to at most {most, number} characters.',
    about: 'Shown when somebody adds a ${one} with a very long title.',
  },
});
`;
