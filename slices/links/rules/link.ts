import { id, line, optional, text, type ValuesOf } from '#kit/record/field.ts';

// No name and password before the host: they would be given away to everybody who reads the link.
const PAGE = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;

/** Whether a browser opens an address as a page and does not run it. */
const isPageAddress = (address: string): boolean => PAGE.test(address);

export const link = {
  title: line({ max: 120, problem: 'linkTitleInvalid' }),
  url: line({
    max: 2_000,
    problem: 'linkUrlInvalid',
    tidy: (typed) => typed.replace(/^https?:/i, (scheme) => scheme.toLowerCase()),
    fits: isPageAddress,
  }),
  description: text({ max: 500, default: '', problem: 'linkDescriptionTooLong' }),
  groupId: optional(id({ about: 'None when it is for everybody.' })),
};

export type LinkValues = ValuesOf<typeof link>;

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<'createLink' | 'updateLink' | 'deleteLink', true> {}
}
