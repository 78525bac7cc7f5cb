import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { SavedChip, type SavedState } from './saved-chip.tsx';

test.each<[SavedState, RegExp]>([
  [{ status: 'saved', at: new Date('2026-11-17T12:04:00') }, /^Saved · 12:04/],
  [{ status: 'saving' }, /^Saving$/],
  [{ status: 'onDevice' }, /^Saved on this device · waiting for network$/],
])('%j is said in words that are read aloud', (state, text) => {
  render(
    <TestPage>
      <SavedChip state={state} />
    </TestPage>,
  );
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(text);
});
