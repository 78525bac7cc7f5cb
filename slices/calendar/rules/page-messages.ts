import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What the calendar's own page says, and those who keep events. Nobody waits for it elsewhere. */
export const pageMessages = {
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
  calendarView: { text: 'View', about: 'Read aloud before the choice between week and month.' },
  weekView: { text: 'Week', about: 'Choice: the calendar of a week.' },
  monthView: { text: 'Month', about: 'Choice: the calendar of a month.' },
  calendarToday: { text: 'Today', about: 'Button: shows the part of the calendar with today.' },
  showToday: { text: 'Show today', about: 'In the list of keyboard shortcuts.' },
  earlierDays: { text: 'Earlier', about: 'Button and keyboard shortcut: the week or month before.' },
  laterDays: { text: 'Later', about: 'Button and keyboard shortcut: the week or month after.' },
  moreEntries: {
    text: '{count, plural, one {+# more} other {+# more}}',
    about: 'Button in a day of a month: so many entries do not fit. It shows them.',
  },
  timesAtCampus: {
    text: 'Times are those of {zone}.',
    about: 'Line under the calendar. zone is the name of a time zone: British Time.',
  },
  timesAtCampusAndOwn: {
    text: 'Times are those of {zone}. Your own clock, {own}, stands beside them where it differs.',
    about: 'Line under the calendar of a reader in another time zone. zone and own are names of time zones.',
  },
  calendarIsCut: {
    text: 'There is more here than can be shown. Choose a week.',
    about: 'Note over the calendar of a month with very many entries.',
  },
  feedTitle: {
    text: 'In your own calendar program',
    about: 'Heading over the address by which programs such as Outlook read the calendar.',
  },
  feedLead: {
    text: 'Add this calendar to Google Calendar, Outlook, Apple Calendar or any other by its own address.',
    about: 'Under the heading, where there is no address yet.',
  },
  makeFeed: { text: 'Get the address', about: 'Button that makes the address.' },
  feedOnce: {
    text: 'Copy it now: it isn’t shown again. Anyone who has it can read your calendar.',
    about: 'Beside an address that was just made.',
  },
  feedInUse: {
    text: 'You got an address {made}. It was last read {read}.',
    about: 'made and read are times such as yesterday 16:02.',
  },
  feedNotRead: {
    text: 'You got an address {made}. No program has read it yet.',
    about: 'made is a time such as yesterday 16:02.',
  },
  renewFeed: { text: 'Get a new address', about: 'Button: a new address takes the place of the old one.' },
  revokeFeed: { text: 'Withdraw it', about: 'Button: the address opens nothing any more.' },
  revokeFeedQuestion: {
    text: 'Programs that use the address won’t be able to read your calendar any more.',
    about: 'Question before the address is withdrawn or replaced.',
  },
  feedRevoked: { text: 'The address was withdrawn.', about: 'Toast after the address was withdrawn.' },
  groupCalendars: {
    text: 'Group calendars',
    about: 'Heading over the outside calendars of the reader’s groups.',
  },
  noGroupCalendars: {
    text: 'No group calendars to show',
    about: 'Stands where none of the reader’s groups has a calendar elsewhere.',
  },
  calendarNotRead: {
    text: 'Can’t be read now',
    about: 'Chip beside a group whose calendar elsewhere fails.',
  },
  groupCalendarLead: {
    text: 'Entries of an external calendar appear in the calendars of everyone in this group. It is read every half hour.',
    about: 'Under the heading of a group’s own calendar.',
  },
  groupCalendarField: { text: 'Address or Google calendar ID', about: 'Label of a field.' },
  groupCalendarHelp: {
    text: 'An iCal address (https://… or webcal://…). Leave empty for none.',
    about: 'Help under the address of a group’s calendar.',
  },
  groupCalendarSaved: { text: 'The calendar of the group was saved.', about: 'Toast.' },
  groupCalendarRead: {
    text: 'Last read {read}: {count, plural, one {# entry} other {# entries}}.',
    about: 'read is a time such as yesterday 16:02. Entries are those of the coming months.',
  },
  groupCalendarWaits: {
    text: 'It will be read in a moment.',
    about: 'Under an address that was just saved.',
  },
  readAgain: { text: 'Read it now', about: 'Button: the calendar elsewhere is asked for at once.' },
  outsideNotAllowed: {
    text: 'This address isn’t on the open internet, so it isn’t read.',
    about: 'Why a group’s calendar could not be read.',
  },
  outsideNotFound: {
    text: 'Nothing answers at this address.',
    about: 'Why a group’s calendar could not be read.',
  },
  outsideTooLarge: {
    text: 'This calendar is larger than 1 MB.',
    about: 'Why a group’s calendar could not be read.',
  },
  outsideTooSlow: {
    text: 'There was no answer within 10 seconds.',
    about: 'Why a group’s calendar could not be read.',
  },
  outsideRefused: {
    text: 'The address refuses to be read. Is the calendar public?',
    about: 'Why a group’s calendar could not be read.',
  },
  outsideNoCalendar: {
    text: 'There is no calendar at this address.',
    about: 'Why a group’s calendar could not be read: something else is there.',
  },
  entryWhen: { text: 'When', about: 'Label beside the time of an entry, and head of a column.' },
  entryWhere: { text: 'Where', about: 'Label beside the place of an entry.' },
  kindClass: { text: 'Class', about: 'A kind of entry in the calendar: a group meets for a lesson.' },
  kindEvent: { text: 'Event', about: 'A kind of entry in the calendar, and a choice.' },
  kindHoliday: { text: 'Holiday', about: 'A kind of entry in the calendar, and a choice.' },
  kindGroupCalendar: {
    text: 'Group calendar',
    about: 'A kind of entry: from a calendar that a group keeps elsewhere.',
  },
  kindOwnCalendar: {
    text: 'Your own calendar',
    about: 'A kind of entry: from the calendar that the reader has connected.',
  },
  manageEvents: {
    text: 'Manage events',
    about: 'Button that leads to the list of events that staff keep; and its heading.',
  },
  manageEventsLead: {
    text: 'What stands in the calendars of a group, a campus or the whole college.',
    about: 'Quiet line under the heading of the list of events.',
  },
  newEvent: { text: 'New event', about: 'Button and heading of the window that makes an event.' },
  editEvent: { text: 'Edit event', about: 'Button and heading of the window that changes an event.' },
  searchEvents: { text: 'Search events', about: 'Label of the search over the list of events.' },
  noEvents: { text: 'No events yet', about: 'Stands in place of the list of events.' },
  eventsCounted: {
    text: '{count, plural, one {# event} other {# events}}',
    about: 'How many events a list has. Within a line and within sentences.',
  },
  eventTitle: { text: 'Title', about: 'Label of a field and head of a column.' },
  eventKind: { text: 'Kind', about: 'Label of a choice: event or holiday.' },
  eventPlace: { text: 'Place', about: 'Label of a field: where an event is held.' },
  eventText: { text: 'Text', about: 'Label of a field: what is said about an event.' },
  eventFirstDay: { text: 'First day', about: 'Label of a field for a date.' },
  eventLastDay: { text: 'Last day', about: 'Label of a field for a date.' },
  eventStart: { text: 'Begins', about: 'Label of a field for a time of day.' },
  eventEnd: { text: 'Ends', about: 'Label of a field for a time of day.' },
  eventTimesHelp: {
    text: 'Leave both empty for all day. Times are those of the campus.',
    about: 'Help under the time at which an event begins.',
  },
  eventRepeats: { text: 'Repeats', about: 'Label of a choice and head of a column.' },
  repeatsNever: { text: 'Never', about: 'Choice: an event happens once.' },
  repeatsDaily: { text: 'Every day', about: 'Choice: how an event comes round.' },
  repeatsWeekly: { text: 'Every week', about: 'Choice: how an event comes round.' },
  repeatsFortnightly: { text: 'Every two weeks', about: 'Choice: how an event comes round.' },
  repeatsMonthly: { text: 'Every month', about: 'Choice: how an event comes round.' },
  repeatsYearly: { text: 'Every year', about: 'Choice: how an event comes round.' },
  repeatsOtherwise: {
    text: 'By another rule',
    about: 'Choice that stays: a rule that the form cannot show.',
  },
  repeatsOn: { text: 'On', about: 'Label over the days of the week on which an event comes round.' },
  repeatsUntil: { text: 'Repeats until', about: 'Label of a field for a date.' },
  repeatsUntilHelp: { text: 'Leave empty if it goes on.', about: 'Help under the last date of a series.' },
  eventFor: { text: 'For', about: 'Label of a choice and head of a column: the campus an event is for.' },
  eventForEverybody: { text: 'The whole college', about: 'Choice: an event is for every campus.' },
  eventGroup: { text: 'Group', about: 'Label of a field: the group an event is for.' },
  eventGroupHelp: {
    text: 'Leave empty for everyone at the campus.',
    about: 'Help under the choice of a group.',
  },
  cancelDate: { text: 'Cancel this date', about: 'Button: one date of a series is left out.' },
  dateCancelled: {
    text: '{title} on {day} is cancelled.',
    about: 'Toast after one date of a series was left out.',
  },
  ownCalendarTitle: {
    text: 'Your Google calendar',
    about: 'Heading over the connection of the reader’s own calendar.',
  },
  ownCalendarLead: {
    text: 'See your own appointments here, beside the dates of the college. Nobody else sees them.',
    about: 'Under the heading, where no calendar is connected.',
  },
  connectGoogle: {
    text: 'Connect Google Calendar',
    about: 'Button that leads to Google, to let its calendar be read.',
  },
  ownCalendarRead: {
    text: 'Last read {read}. It is read every half hour.',
    about: 'read is a time such as yesterday 16:02.',
  },
  ownCalendarRefused: {
    text: 'Google no longer lets us read your calendar. Connect it again to keep it up to date.',
    about: 'Note beside a connected calendar whose owner has taken the right back at Google.',
  },
  ownCalendarAway: {
    text: 'Google isn’t responding. What was read before stays here, and we try again every half hour.',
    about: 'Note beside a connected calendar that could not be read.',
  },
  disconnectOwn: { text: 'Disconnect', about: 'Button: the reader’s own calendar is no longer read.' },
  disconnectQuestion: {
    text: 'Your appointments disappear from the calendar here. Nothing changes at Google.',
    about: 'Question before the reader’s own calendar is disconnected.',
  },
  calendarDisconnected: {
    text: 'Your Google calendar is disconnected.',
    about: 'Toast after the reader’s own calendar was disconnected.',
  },
  thisDate: { text: 'This date', about: 'Heading over what is done about one date of a series.' },
  allDates: { text: 'All dates', about: 'Heading over what is done about a whole series.' },
  moveDate: {
    text: 'Move this date',
    about: 'Button and heading of a window: one date of a series is held at another time.',
  },
  moveDateLead: {
    text: 'Only {day} is moved. All other dates stay as they are.',
    about: 'In the window that moves one date of a series.',
  },
  newDay: { text: 'New day', about: 'Label of a field: the day to which one date of a series is moved.' },
  moveNow: { text: 'Move', about: 'Button that moves one date of a series.' },
  dateMoved: { text: '{title} is now on {day}.', about: 'Toast after one date of a series was moved.' },
  putDateBack: {
    text: 'Put it back',
    about: 'Button: one date of a series is held again as the series says.',
  },
  datePutBack: {
    text: '{title} on {day} is back as planned.',
    about: 'Toast after one date of a series was put back.',
  },
  editAllDates: { text: 'Edit all dates', about: 'Button: opens the window that changes a whole series.' },
  deleteAllDates: { text: 'Delete all dates', about: 'Button: deletes a whole series.' },
  changedDates: {
    text: 'Cancelled and moved dates',
    about: 'Heading over the dates of a series that are not held as the series says.',
  },
  dateIsCancelled: { text: '{day}: cancelled', about: 'In the list of changed dates of a series.' },
  dateIsMoved: {
    text: '{day}: moved to {moved}',
    about: 'In the list of changed dates of a series. moved is a day, with a time where there is one.',
  },
  calendarLastRead: {
    text: 'Last read {read}',
    about: 'Beside a calendar elsewhere. read is a time such as yesterday 16:02.',
  },
} as const satisfies Record<string, MessageSource>;
