import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { photoMessages } from './photo-messages.ts';

export const messages = defineMessages('alumni-classes', {
  classesLead: {
    text: 'Who graduated together, with their ministries and photos.',
    about: 'Quiet line under “Classes”: alumni by year and place of graduation.',
  },
  noClasses: { text: 'No classes yet', about: 'In place of the list of classes.' },
  noClassesText: {
    text: 'Alumni who show the year they graduated appear here by year and place.',
    about: 'Under “No classes yet”.',
  },
  classOfYear: {
    text: 'Class of {year}',
    about: 'Heading of the page of a class, and link to it. year is such as 2024.',
  },
  classPlace: { text: 'Place', about: 'Filter on the page of a class: where its members graduated.' },
  classPlaceOther: {
    text: 'No place shown',
    about: 'In place of a place: those of a class who do not show where they graduated.',
  },
  classEmpty: { text: 'Nobody from this class is listed', about: 'In place of the members of a class.' },
  classEmptyText: {
    text: 'Alumni choose in their profile whether others see the year they graduated.',
    about: 'Under “Nobody from this class is listed”.',
  },
  classMembers: { text: 'Members', about: 'Heading over the members of a class.' },
  classLives: {
    text: 'Lives in {location}',
    about: 'In the card of an alumnus. location is as they wrote it.',
  },
  classWriteTo: {
    text: 'Write to {name}',
    about: 'Link in the card of an alumnus: opens the form for a message to them.',
  },
  classYourself: { text: 'You', about: 'In the card of the reader among the members of a class.' },
  printYearBook: { text: 'Print year book', about: 'Button on the page of a class: prints it.' },
  ...photoMessages,
  ...historyMessages,
});
