import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { GradeForm, type SavedGrade } from './grade-form.tsx';
import type { WorkToGradeFragment } from './submission.graphql.generated.ts';

const work = (kind: 'GRADED' | 'COMPLETION') =>
  ({
    __typename: 'Submission',
    _id: 'work',
    assignmentId: 'essay',
    studentId: 'ana',
    studentName: 'Ana Souza',
    kind,
    dueAt: '2026-01-01T00:00:00.000Z',
    extendedTo: null,
    grade: null,
    complete: null,
    comment: '',
    gradedAt: null,
    gradedByName: null,
    feedbackFiles: [],
    version: 4,
  }) as unknown as WorkToGradeFragment;

function show(kind: 'GRADED' | 'COMPLETION') {
  configure();
  const api = new FakeApi({
    gradeSubmission: { data: { gradeSubmission: { ...work(kind), version: 5 } } },
    ungradeSubmission: { data: { ungradeSubmission: { ...work(kind), version: 6 } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  const onGraded = vi.fn<(saved?: SavedGrade) => void>();
  const Shown = () => (
    <GradeForm work={work(kind)} bank={[]} mutate={useMutation().mutate} onGraded={onGraded} />
  );
  render(
    <TestPage catalogues={[messages]}>
      <Shown />
    </TestPage>,
  );
  return { api, onGraded };
}

// The button stands at the foot of the window; the keys save from any field.
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

test('a grade is sent as it was typed, for this student and this version, and can be taken back', async () => {
  const { api, onGraded } = show('GRADED');
  await userEvent.type(screen.getByLabelText(/Grade/), '87');
  await save();
  await waitFor(() => expect(onGraded).toHaveBeenCalledOnce());
  expect(api.variablesOf('gradeSubmission')).toMatchObject([
    { assignmentId: 'essay', studentId: 'ana', version: 4, grade: 87, complete: null },
  ]);
  const saved = onGraded.mock.calls[0]?.[0];
  expect(saved?.student).toBe('Ana Souza');
  await saved?.undo();
  await waitFor(() =>
    expect(api.variablesOf('ungradeSubmission')).toEqual([
      { assignmentId: 'essay', studentId: 'ana', version: 5 },
    ]),
  );
});

test.each([
  ['Complete', true],
  ['Incomplete', false],
])('work that is not graded by a number is "%s" when that is chosen', async (name, complete) => {
  const { api, onGraded } = show('COMPLETION');
  await userEvent.click(screen.getByRole('radio', { name }));
  await save();
  await waitFor(() => expect(onGraded).toHaveBeenCalledOnce());
  expect(api.variablesOf('gradeSubmission')).toMatchObject([{ grade: null, complete }]);
});

test('nothing is chosen beforehand, and without a choice nothing is sent', async () => {
  const { api, onGraded } = show('COMPLETION');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Result');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(api.variablesOf('gradeSubmission')).toEqual([]);
  expect(onGraded).not.toHaveBeenCalled();
});

test('a field for the grade begins empty', () => {
  show('GRADED');
  expect(screen.getByLabelText<HTMLInputElement>(/Grade/).value).toBe('');
});
