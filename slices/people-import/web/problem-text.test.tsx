import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { messages as ofImports } from '#slices/imports/rules/messages.ts';
import { problems as problemsOfImports } from '#slices/imports/rules/problems.ts';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { lineProblemText } from './problem-text.ts';

const line = {
  line: 14,
  number: '',
  firstName: '',
  lastName: 'Ruiz',
  email: 'anna@@x',
  campus: '',
  group: 'Ninth',
  language: 'tlh',
  bornOn: '',
  moreProblems: [] as string[],
};

const Said = ({ problem, problemField }: { problem: string; problemField: string }) => (
  <p>{lineProblemText({ ...line, problem, problemField }, useText())}</p>
);

test.each([
  ['emailInvalid', 'email', 'Row 14, Email: “anna@@x” isn’t an email address'],
  ['requiredFieldMissing', 'firstName', 'Row 14, First name: is empty'],
  [
    'localeUnknown',
    'locale',
    'Row 14, Language: “tlh” isn’t a language of this site. Use one of these: en, de, hu, pl, nl, ru, zh_CN, zh_TW, es, fr, id, it, uk',
  ],
  ['importGroupUnknown', 'groupName', 'Row 14, Group: the campus has no group “Ninth”'],
])('a problem names row, column and value: %s', (problem, problemField, said) => {
  configure();
  render(
    <TestPage catalogues={[ofImports, problemsOfImports, messages, problems]}>
      <Said problem={problem} problemField={problemField} />
    </TestPage>,
  );
  expect(screen.getByText(said)).toBeTruthy();
});

test('all problems of a row are named', () => {
  configure();
  const AllSaid = () => {
    const row = { ...line, problem: 'requiredFieldMissing', problemField: 'firstName' };
    const moreProblems = ['email:emailInvalid', 'groupName:importGroupUnknown'];
    return <p>{lineProblemText({ ...row, moreProblems }, useText())}</p>;
  };
  render(
    <TestPage catalogues={[ofImports, problemsOfImports, messages, problems]}>
      <AllSaid />
    </TestPage>,
  );
  expect(screen.getByText(/^Row 14/).textContent).toBe(
    'Row 14, First name: is empty; Email: “anna@@x” isn’t an email address; Group: the campus has no group “Ninth”',
  );
});
