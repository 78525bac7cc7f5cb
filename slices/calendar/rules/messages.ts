import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('calendar', {
  connectingCalendar: {
    text: 'Connecting to Google Calendar...',
    about: 'Heading of the page to which Google sends people back, while their calendar is being connected.',
  },
  errorConnecting: {
    text: 'Error Connecting',
    about: 'Heading of the same page when the calendar could not be connected.',
  },
  pleaseTryAgain: { text: 'Please try again', about: 'Line under the heading Error Connecting.' },
  connectAgain: { text: 'Try Again', about: 'Button that leads to Google once more.' },
  calendarConnected: { text: 'Your calendar is connected.', about: 'Toast after a calendar was connected.' },
  ...historyMessages,
});
