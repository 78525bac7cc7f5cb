import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('categories', {
  menuCategories: { text: 'Categories', about: 'Name of the screen with the categories of courses.' },
  categoriesLead: {
    text: 'Used to sort courses, documents, messages and links.',
    about: 'Quiet line under the heading of the list of categories.',
  },
  searchCategories: { text: 'Search name', about: 'Label of the search over the list of categories.' },
  categoryName: { text: 'Name', about: 'Head of a column and label of a field: the name of a category.' },
  categoriesCounted: {
    text: '{count, plural, one {# category} other {# categories}}',
    about: 'How many categories a list has. Within a line and within sentences.',
  },
  categoryUses: {
    text: 'For',
    about:
      'Head of a column and heading over checkboxes: whether a category is for documents, messages or links.',
  },
  categoryForMessages: { text: 'Messages', about: 'One of the things that are sorted by categories.' },
  categoryPlace: {
    text: 'Position',
    about: 'Head of a column and label of a number: where a category stands in lists.',
  },
  categoryColour: {
    text: 'Colour',
    about: 'Label of a choice: the colour of the covers of courses of a category.',
  },
  colourSlate: { text: 'Slate', about: 'A colour to choose: dark grey.' },
  colourSea: { text: 'Sea', about: 'A colour to choose: dark blue green.' },
  colourMoss: { text: 'Moss', about: 'A colour to choose: dark green.' },
  colourOchre: { text: 'Ochre', about: 'A colour to choose: brown yellow.' },
  colourWine: { text: 'Wine', about: 'A colour to choose: dark red.' },
  colourPlum: { text: 'Plum', about: 'A colour to choose: dark violet.' },
  newCategory: { text: 'New category', about: 'Button and heading of the window that makes a category.' },
  editCategory: { text: 'Edit category', about: 'Heading of the window that changes a category.' },
  noCategories: {
    text: 'No categories yet',
    about: 'Stands in place of the list of categories.',
  },
  ...historyMessages,
});
