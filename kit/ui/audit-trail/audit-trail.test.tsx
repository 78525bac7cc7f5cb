import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { AuditTrail } from './audit-trail.tsx';

test('every entry says who did what when, and each changed field before and after', () => {
  render(
    <TestPage>
      <AuditTrail
        entries={[
          {
            id: 'a2',
            actorName: 'Rebecca Cole',
            at: '2026-11-17T12:04:00Z',
            action: 'moved Grace',
            changes: [{ field: 'Group', before: null, after: 'Second year, evening' }],
            quote: 'She works by day.',
          },
          { id: 'a1', actorName: 'Daniel West', at: '2026-11-16T09:00:00Z', action: 'made the account' },
        ]}
      />
    </TestPage>,
  );
  const [newest, oldest] = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(newest?.textContent).toContain('Rebecca Cole moved Grace');
  expect(newest?.textContent).toContain('Group: from empty to Second year, evening');
  expect(newest?.querySelector('del')?.textContent).toBe('empty');
  expect(newest?.querySelector('blockquote')?.textContent).toBe('She works by day.');
  expect(newest?.querySelector('time')?.dateTime).toBe('2026-11-17T12:04:00Z');
  expect(oldest?.textContent).toContain('Daniel West made the account');
});
