import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { RegionPicker } from './region-picker.tsx';

const WALSALL = { _id: 'w', name: 'Walsall', slug: 'GB-Walsall' };
const BOGOTA = { _id: 'b', name: 'Bogotá', slug: 'CO-Bogota' };

function show(api: FakeApi) {
  configure();
  vi.stubGlobal('fetch', api.fetch);
  const onChoose = vi.fn<(regionId: string) => void>();
  render(
    <TestPage>
      <RegionPicker name="region" label="Region" chosen={WALSALL} onChoose={onChoose} />
    </TestPage>,
  );
  return { onChoose, person: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox') };
}

const ANSWER = { data: { regions: [BOGOTA, WALSALL] } };

test('a region is found by its name without accents, or by its slug', async () => {
  const api = new FakeApi({ regionsToPick: ANSWER });
  const { field, onChoose, person } = show(api);
  expect(field.value).toBe('Walsall');
  await person.type(field, 'bogota');
  await person.click(await screen.findByRole('option', { name: /Bogotá/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
  await person.type(field, 'gb-');
  expect(await screen.findByRole('option', { name: /Walsall/ })).toBeTruthy();
  // Many searches, one question.
  expect(api.calls).toHaveLength(1);
});

test('regions that could not be had are asked for again', async () => {
  const api = new FakeApi({ regionsToPick: new Error('away') });
  const { field, person } = show(api);
  await person.click(field);
  const refetch = await screen.findByRole('button', { name: 'Try again' });
  api.answers['regionsToPick'] = ANSWER;
  await person.click(refetch);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});
