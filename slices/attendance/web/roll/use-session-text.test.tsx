import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { chooseReaderZone } from '#kit/ui/date/reader-zone.ts';
import { useSessionText } from './use-session-text.ts';

const session = {
  courseName: 'Romans',
  startsAt: '2026-11-18T01:00:00.000Z',
  endsAt: '2026-11-18T02:00:00.000Z',
  timeZone: 'Asia/Jakarta',
};

const Hours = () => <p>{useSessionText().hoursOf(session)}</p>;

afterEach(() => chooseReaderZone(null));

test.each([
  ['Europe/London', /^8:00 – 9:00.AM, Jakarta \(GMT\+7\)$/],
  ['Asia/Bangkok', /^8:00 – 9:00.AM$/],
])('for a reader in %s the zone of the campus is named where clocks differ', (zone, hours) => {
  chooseReaderZone(zone);
  render(
    <TestPage>
      <Hours />
    </TestPage>,
  );
  expect(screen.getByText(/8:00/).textContent.replaceAll(/[\u2009\u202F]/g, ' ')).toMatch(hours);
});
