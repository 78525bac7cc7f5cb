import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as ofImports } from '#slices/imports/rules/messages.ts';
import { problems } from '#slices/imports/rules/problems.ts';
import { messages } from '../rules/messages.ts';
import { UploadScreen } from './upload.screen.tsx';

test.each([
  ['people.xlsx', 'PK\0\u0003'],
  ['people.csv', 'PK\0\u0003'],
])('of a workbook called %s the page says how to make a file of it', async (name, words) => {
  configure();
  enter(fakeUser({ roles: ['user', 'superadmin'] }));
  const api = new FakeApi({
    campusesToImportInto: { data: { regions: [{ _id: 'w', name: 'Walsall', slug: 'walsall' }] } },
    peopleImports: { data: { peopleImports: [] } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[ofImports, messages, problems]}>
      <UploadScreen />
    </TestPage>,
  );
  await userEvent.selectOptions(await screen.findByLabelText('Campus'), 'Walsall');
  await userEvent.upload(screen.getByLabelText('File'), new File([words], name));
  expect(await screen.findByText(/^This is a workbook\./)).toBeTruthy();
});
