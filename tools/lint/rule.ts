import type { RuleTester } from 'oxlint/plugins-dev';

/** What oxlint takes as a rule; it exports the type only through its tester. */
export type Rule = Parameters<RuleTester['run']>[1];
