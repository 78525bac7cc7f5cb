import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('links', {
  menuLinks: { text: 'Links', about: 'Menu entry of students: a list of useful pages.' },
  menuLinkManager: {
    text: 'Link Manager',
    about: 'Heading and button: where admins keep the pages that help students.',
  },
  linksLead: { text: 'Useful websites for your studies.', about: 'Quiet line under a student’s links.' },
  linksForEverybody: {
    text: 'For everyone',
    about: 'Heading over links, a column and a choice: not for one group.',
  },
  noLinks: { text: 'No links yet', about: 'Stands in place of a list of links.' },
  keepLinksLead: {
    text: 'Websites outside the college, for one group or for everyone.',
    about: 'Quiet line under the heading of the list of links of staff.',
  },
  searchLinks: { text: 'Search links', about: 'Label of the search over the list of links.' },
  linkTitle: { text: 'Title', about: 'Head of a column and label of a field: what a link is called.' },
  linksCounted: {
    text: '{count, plural, one {# link} other {# links}}',
    about: 'How many links a list has. Within a line and within sentences.',
  },
  linkUrl: { text: 'Address', about: 'Head of a column and label of a field: https://…' },
  linkDescription: { text: 'Description', about: 'Label of a field: what one finds there.' },
  linkGroup: { text: 'Group', about: 'Head of a column and label of a field: whom a link is for.' },
  linkGroupHelp: { text: 'Leave empty to show it to everyone.', about: 'Help under the choice of a group.' },
  newLink: { text: 'New link', about: 'Button and heading of the window that makes a link.' },
  editLink: { text: 'Edit link', about: 'Heading of the window that changes a link.' },
  ...historyMessages,
});
