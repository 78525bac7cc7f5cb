import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { changeAppState } from '#kit/client/app-state.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import type { WrittenExamFragment, WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { PreviewWindow } from './preview-window.tsx';

const text = (locale: string, words: string) => ({ locale, words, title: words, options: [], matches: [] });
const question = {
  _id: 'q',
  kind: 'ESSAY',
  imageId: null,
  texts: [text('en', 'Who wrote it?'), text('de_DE', 'Wer schrieb es?')],
} as unknown as WrittenQuestionFragment;
const exam = {
  title: 'Romans',
  texts: [text('en', 'Romans'), text('de_DE', 'Römerbrief')],
} as unknown as WrittenExamFragment;

afterEach(() => changeAppState({ writeLocale: 'en' }));

test('an exam is shown in the language that is chosen over it', async () => {
  render(
    <TestPage catalogues={[messages]}>
      <PreviewWindow exam={exam} questions={[question]} onClose={() => {}} />
    </TestPage>,
  );
  expect(screen.getByText('Who wrote it?')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(screen.getByText('Wer schrieb es?')).toBeTruthy();
  expect(screen.getByText('Römerbrief')).toBeTruthy();
});
