import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
import { DecisionDialog } from './decision-dialog.tsx';

test.each(['REINSTATE', 'VOID'] as const)('a person who presses %s writes the reason at once', (decision) => {
  configure();
  render(
    <TestPage catalogues={[messages]}>
      <DecisionDialog
        attemptId="attempt"
        decision={decision}
        askedAgain={null}
        penalty={0}
        onClose={() => {}}
      />
    </TestPage>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/));
});
