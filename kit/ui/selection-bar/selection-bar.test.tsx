import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { SelectionAction, SelectionBar } from './selection-bar.tsx';

function show(count: number) {
  const onClear = vi.fn<() => void>();
  const onMove = vi.fn<() => void>();
  render(
    <TestPage>
      <SelectionBar count={count} onClear={onClear}>
        <SelectionAction icon="users" onAct={onMove}>
          Move
        </SelectionAction>
      </SelectionBar>
    </TestPage>,
  );
  return { onClear, onMove };
}

test('the bar counts what is selected and acts on all of it', async () => {
  const { onClear, onMove } = show(3);
  expect(screen.getByRole('region', { name: 'Actions for the selection' }).textContent).toContain(
    '3 selected',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('nothing selected, no bar', () => {
  show(0);
  expect(screen.queryByRole('region', { name: 'Actions for the selection' })).toBeNull();
});
