import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { fakeUser, type FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as explanationMessages } from '#slices/absence-explanations/rules/messages.ts';
import { messages as alumniMessages } from '#slices/alumni/rules/messages.ts';
import { messages as assignmentMessages } from '#slices/assignments/rules/messages.ts';
import { messages as calendarMessages } from '#slices/calendar/rules/messages.ts';
import { messages as courseMessages } from '#slices/courses/rules/messages.ts';
import { messages as examMessages } from '#slices/exams/rules/messages.ts';
import { messages as forex } from '#slices/forex/rules/messages.ts';
import { messages as gradeMessages } from '#slices/grades/rules/messages.ts';
import { messages as helpMessages } from '#slices/help-requests/rules/messages.ts';
import { messages as hourMessages } from '#slices/hours/rules/messages.ts';
import { messages as leaveMessages } from '#slices/leave-requests/rules/messages.ts';
import { messages as lessonMessages } from '#slices/lessons/rules/messages.ts';
import { messages as newsMessages } from '#slices/noticeboard/rules/messages.ts';
import { messages as people } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { DashboardScreen } from '../dashboard.screen.tsx';
import { dashboardApi, type Pending } from './dashboard-api.ts';

/** The dashboard of a user who differs so from the usual one, and of whose work the server knows this. */
export function showDashboard<Differing extends object>(
  differing: Differing,
  selectedAfter = 'day',
  pending: Pending = {},
): FakeApi {
  const user = fakeUser(differing);
  const api = dashboardApi(user, selectedAfter, pending);
  vi.stubGlobal('fetch', api.fetch);
  enter(user);
  render(
    <TestPage
      catalogues={[
        messages,
        lessonMessages,
        leaveMessages,
        explanationMessages,
        hourMessages,
        gradeMessages,
        forex,
        people,
        calendarMessages,
        courseMessages,
        examMessages,
        assignmentMessages,
        helpMessages,
        newsMessages,
        alumniMessages,
      ]}
    >
      <DashboardScreen />
    </TestPage>,
  );
  return api;
}
