import type { SliceNames } from './slice-names.ts';

/** The README and the rules room of a new slice. */
export function rulesTemplates(names: SliceNames): Record<string, string> {
  return {
    'README.md': readme(names),
    [`rules/${names.record}.ts`]: rule(names),
    'rules/permissions.ts': permissions(names),
    'rules/messages.ts': messages(names),
    'rules/problems.ts': problems(names),
  };
}

const readme = ({ title, one, many }: SliceNames): string => `# ${title}

The ${many} of a campus. Each has a title.

- **States**: none; a ${one} is there from the moment it is made until it is deleted.
- **Reads and writes**: admins, at their own campuses; superadmins everywhere. Every change is written to the audit.
- **Words**: the *title* is what a list shows of a ${one}.
`;

const rule = ({ recordCamel, recordPascal }: SliceNames): string => `
import { id, line, type ValuesOf } from '#kit/record/field.ts';

export const ${recordCamel} = {
  title: line({ max: 120, problem: '${recordCamel}TitleInvalid' }),
  regionId: id({ about: 'The campus it belongs to.' }),
};

export type ${recordPascal}Values = ValuesOf<typeof ${recordCamel}>;

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<'create${recordPascal}' | 'update${recordPascal}' | 'delete${recordPascal}', true> {}
}
`;

const permissions = ({ many }: SliceNames): string => `
import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';

/** Who may do what with ${many}. */
export const can = {
  /** A role at one campus opens nothing at another. */
  keep: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId),
};
`;

const messages = ({ title, one, many, sliceCamel, recordCamel, recordPascal }: SliceNames): string => `
import { defineMessages } from '#kit/messages/define-messages.ts';
import { did, kind } from '#kit/messages/history-texts.ts';

export const messages = defineMessages('${sliceCamel}', {
  ${sliceCamel}: { text: '${title}', about: 'Heading of the list of ${many}, and of the dialog for one.' },
  ${recordCamel}Title: { text: 'Title', about: 'Head of a column and label of a field: what a ${one} is called.' },
  ${recordCamel}Campus: { text: 'Campus', about: 'Head of a column and label of a field: where a ${one} belongs.' },
  didCreate${recordPascal}: did('created the ${one}'),
  didUpdate${recordPascal}: did('changed the ${one}'),
  didDelete${recordPascal}: did('deleted the ${one}'),
  auditKind${recordPascal}: kind('${title}'),
});
`;

const problems = ({ one, sliceCamel, recordCamel }: SliceNames): string => `
import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('${sliceCamel}', {
  ${recordCamel}TitleInvalid: {
    text: 'Please enter a title of at most 120 characters.',
    about: 'Shown when the title of a ${one} is missing or too long.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
`;
