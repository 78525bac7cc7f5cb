import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { ActionButton, ACTIONS, type ActionName } from './action-button.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('the everyday actions are called Save, Cancel, Add, Edit, Sync, Update, Insert, Delete, Previous, Next, Details (UI-28)', () => {
  render(
    <TestPage>
      {(Object.keys(ACTIONS) as ActionName[]).map((action) => (
        <ActionButton key={action} action={action} />
      ))}
    </TestPage>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Save',
    'Cancel',
    'Add',
    'Edit',
    'Sync',
    'Update',
    'Insert',
    'Delete',
    'Previous',
    'Next',
    'Details',
  ]);
});

test('a button under way shows a spinner and does nothing (UI-26) (UI-27)', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <TestPage>
      <Button isProcessing onClick={onClick}>
        Saving
      </Button>
    </TestPage>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving' });
  expect(button.disabled).toBe(true);
  expect(button.querySelector('[data-size="button"]')).not.toBeNull();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

function tooltipOf(disabled: boolean): string | null {
  vi.useFakeTimers();
  render(
    <TestPage>
      <IconButton icon="trash" label="Delete" disabled={disabled} />
    </TestPage>,
  );
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Delete' }).parentElement!, {
    pointerType: 'mouse',
  });
  act(() => void vi.advanceTimersByTime(100));
  vi.useRealTimers();
  return screen.getByRole('tooltip', { hidden: true }).textContent;
}

test('the tooltip of an icon button is its name, with "(disabled)" behind it while it is disabled (UI-29)', () => {
  expect(tooltipOf(true)).toBe('Delete (disabled)');
});

test('the tooltip of an icon button that can be pressed is its name alone', () => {
  expect(tooltipOf(false)).toBe('Delete');
});
