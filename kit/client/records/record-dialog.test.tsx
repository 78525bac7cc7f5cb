import type { ProblemId } from '#kit/messages/known-problems.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { defineMessages } from '#kit/messages/define-messages.ts';
import { flag, integer, line, optional, someOf, type InputOf, type ValuesOf } from '#kit/record/field.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { CallProblem } from '../call/call-problem.ts';
import { RecordDialog } from './record-dialog.tsx';
import { TestPage } from '../testing/test-page.tsx';

/** No slice refuses these. */
const unknown = (id: string): ProblemId => id as ProblemId;

const room = {
  name: line({ max: 20, problem: unknown('roomNameInvalid') }),
  floor: optional(integer({ min: 0, max: 9, problem: unknown('roomFloorInvalid') })),
  isOpen: flag({ default: true }),
  uses: someOf('RoomUse', ['CLASS', 'CHAPEL'], { default: [] }),
  /** Not shown in this dialog. */
  code: line({ max: 5, default: '', problem: unknown('roomCodeInvalid') }),
};
type Room = ValuesOf<typeof room> & { _id: string; version: number };

const problems = defineMessages('rooms', {
  roomNameTaken: { text: 'There is a room with this name.', about: '' },
  roomUseMissing: { text: 'Please choose a use.', about: '' },
  changedMeanwhile: { text: 'Somebody else has changed this.', about: '' },
});

const problem = (id: string, field: string | null): CallProblem =>
  new CallProblem(id, { code: 'BAD_USER_INPUT', problem: id, values: {}, field, reference: null });

const chapel: Room = {
  _id: 'chapel',
  name: 'Chapel',
  floor: 1,
  isOpen: true,
  uses: ['CHAPEL'],
  code: 'C',
  version: 3,
};

function show(stored: Room | null, now: Room | null = null) {
  const save = vi.fn<(input: InputOf<typeof room>, saved: { version: number | null }) => Promise<void>>(() =>
    Promise.resolve(),
  );
  const onSaved = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <TestPage catalogues={[problems]}>
      <RecordDialog
        id="room"
        title="Room"
        fields={room}
        stored={stored}
        initial={{ uses: ['CLASS'] }}
        save={save}
        nameOf={({ name }) => name}
        onSaved={onSaved}
        reload={() => Promise.resolve(now)}
        onClose={onClose}
      >
        {({ control, options }) => (
          <>
            <TextField {...control('name')} label="Name" />
            <NumberField {...control('floor')} label="Floor" />
            <Checkbox {...control('isOpen')} label="Open" />
            {options('uses').map(({ value, ...checkbox }) => (
              <Checkbox key={value} {...checkbox} label={value} />
            ))}
          </>
        )}
      </RecordDialog>
    </TestPage>,
  );
  return { save, onSaved, onClose };
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const pressSave = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a new record begins with its defaults and is handed over in its own types', async () => {
  const { save, onSaved, onClose } = show(null);
  await userEvent.type(field('Name'), ' Hall ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open' }));
  await pressSave();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSaved).toHaveBeenCalledOnce();
  expect(screen.getByText('Hall was saved.')).toBeTruthy();
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { name: 'Hall', floor: null, isOpen: false, uses: ['CLASS'] },
    { id: expect.any(String) as string, version: null },
  );
});

test('what the dialog does not show is not said, so that it stays', async () => {
  const { save } = show(chapel);
  await userEvent.clear(field('Floor'));
  await userEvent.type(field('Floor'), '2');
  await pressSave();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith(
    { name: 'Chapel', floor: 2, isOpen: true, uses: ['CHAPEL'] },
    { id: 'chapel', version: 3 },
  );
});

test('what was typed stays when another user has saved meanwhile, and the rest follows their change', async () => {
  const { save, onClose } = show(chapel, {
    ...chapel,
    name: 'Old chapel',
    floor: 5,
    isOpen: false,
    version: 4,
  });
  save.mockRejectedValueOnce(problem('changedMeanwhile', null));
  await userEvent.clear(field('Floor'));
  await userEvent.type(field('Floor'), '2');
  await pressSave();
  await waitFor(() => expect(field('Name').value).toBe('Old chapel'));
  expect(field('Floor').value).toBe('2');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Open' }).checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await pressSave();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save).toHaveBeenLastCalledWith(
    { name: 'Old chapel', floor: 2, isOpen: false, uses: ['CHAPEL'] },
    { id: 'chapel', version: 4 },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull();
});

test.each(['code', null])(
  'a refusal about %s, which is no control of the form, is told in a toast',
  async (name) => {
    const { save, onClose } = show(chapel);
    save.mockRejectedValueOnce(problem('roomUseMissing', name));
    await pressSave();
    expect(await screen.findByText('Please choose a use.')).toBeTruthy();
    expect(field('Name').value).toBe('Chapel');
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('a refusal about a choice of several leads to the first of them', async () => {
  const { save, onClose } = show(chapel);
  save.mockRejectedValueOnce(problem('roomUseMissing', 'uses'));
  await pressSave();
  expect((await screen.findByRole('alert')).textContent).toContain('Please choose a use.');
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal that is about a field stands beside it', async () => {
  const { save, onClose } = show(chapel);
  save.mockRejectedValueOnce(problem('roomNameTaken', 'name'));
  await pressSave();
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('There is a room with this name.').length).toBeGreaterThan(0);
  expect(onClose).not.toHaveBeenCalled();
});
