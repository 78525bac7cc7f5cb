import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What the form of a ministry says. */
export const formMessages = {
  newMinistry: { text: 'New ministry', about: 'Heading of the form for a new ministry.' },
  newMinistryLead: {
    text: 'An alumni admin reviews it before others can see it.',
    about: 'Quiet line under “New ministry”.',
  },
  editMinistry: { text: 'Edit {name}', about: 'Heading of the form. name is a ministry.' },
  editMinistryLead: {
    text: 'An alumni admin reviews your changes. Until then, others see what was approved before.',
    about: 'Quiet line under “Edit …”.',
  },
  editPublicMinistryLead: {
    text: 'An alumni admin reviews your changes. Until then, others see what was approved before. If you take it off the web, the public page is gone at once.',
    about: 'The same, for a ministry that everybody can read.',
  },
  ministryName: { text: 'Name', about: 'Label of a field: what a ministry is called.' },
  ministersHelp: { text: 'Everyone who leads it, by name.', about: 'Help under the field “Ministers”.' },
  ministryDescription: { text: 'Description', about: 'Label of a field.' },
  ministryDescriptionHelp: {
    text: 'What you do, for whom, and how others can help. Optional.',
    about: 'Help under the field “Description”.',
  },
  ministryOptional: { text: 'Optional.', about: 'Help under a field that may stay empty.' },
  ministryCity: { text: 'City or area', about: 'Label of a field.' },
  ministryCountry: { text: 'Country', about: 'Label of a field and filter.' },
  ministryMapPlace: { text: 'Place on the map', about: 'Label of the map on which a place is chosen.' },
  pinInAnotherCountry: {
    text: 'The pin is in {other}, but you chose {country}.',
    about: 'Warning under the map on which a place is chosen. other and country are names of countries.',
  },
  pinNotInCountry: {
    text: 'The pin is in {other}, not in {country}.',
    about: 'Warning under the map for alumni admins who decide. other and country are names of countries.',
  },
  ministryContactEmail: { text: 'Contact email', about: 'Label of a field.' },
  showsEmailLabel: { text: 'Show this address', about: 'Checkbox under the field “Contact email”.' },
  showsEmailHelp: {
    text: 'If you don’t, only you see it. Alumni can still write to you through the college.',
    about: 'Under “Show this address”.',
  },
  ministersHeading: { text: 'Who leads it', about: 'Heading in the form of a ministry.' },
  whereHeading: { text: 'Where it is', about: 'Heading in the form of a ministry.' },
  reachHeading: { text: 'How to reach it', about: 'Heading in the form of a ministry.' },
  seenByHeading: { text: 'Who sees it', about: 'Heading in the form of a ministry.' },
  isPublicLabel: {
    text: 'Also show it to everyone on the web',
    about: 'Checkbox in the form of a ministry.',
  },
  isPublicHelp: {
    text: 'Once approved, it has a public page that search engines find. Otherwise only alumni see it.',
    about: 'Under “Also show it to everyone on the web”.',
  },
  ministryDraftKept: {
    text: 'What you typed here before is still there. It hasn’t been sent.',
    about: 'Note over the form, after its page was left and opened again.',
  },
  startOver: { text: 'Start over', about: 'Button in that note: forgets what was typed.' },
  ministryChangedElsewhere: {
    text: 'This listing was changed in another window. Your changes are still here: check them and send again.',
    about: 'Note over the form.',
  },
  ministryUnchanged: {
    text: 'You haven’t changed anything, so there’s nothing to send.',
    about: 'Toast where the form of a ministry is sent as it was.',
  },
} as const satisfies Record<string, MessageSource>;
