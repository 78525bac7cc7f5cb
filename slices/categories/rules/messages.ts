import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('categories', {
  categoriesLead: {
    text: 'What documents, messages and links are sorted by.',
    about: 'Quiet line under the heading of the list of categories.',
  },
  searchCategories: { text: 'Search name', about: 'Label of the search over the list of categories.' },
  categoryName: { text: 'Name', about: 'Head of a column and label of a field: the name of a category.' },
  categoryUses: {
    text: 'For',
    about:
      'Head of a column and heading over checkboxes: whether a category is for documents, messages or links.',
  },
  categoryForMessages: { text: 'Messages', about: 'One of the things that are sorted by categories.' },
  newCategory: { text: 'New category', about: 'Button and heading of the window that makes a category.' },
  editCategory: { text: 'Edit category', about: 'Heading of the window that changes a category.' },
  categorySaved: { text: '{name} was saved.', about: 'Toast after a category was made or changed.' },
  categoryDeleted: { text: '{name} was deleted.', about: 'Toast with a button to undo. name is a category.' },
  noCategories: {
    text: 'There is no category yet.',
    about: 'Stands in place of the list of categories.',
  },
});
