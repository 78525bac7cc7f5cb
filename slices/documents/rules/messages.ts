import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { writingMessages } from './writing-messages.ts';

export const messages = defineMessages('documents', {
  menuDocuments: { text: 'Documents', about: 'Name of the screen with the college’s documents to read.' },
  menuDocumentationManager: {
    text: 'Documentation Manager',
    about: 'Entry of the restricted settings: writing the college’s documents.',
  },
  documentOnlyInEnglish: {
    text: 'This text is available in English only.',
    about: 'Above a document that has not been translated into the reader’s language.',
  },
  documentsLead: {
    text: 'Guides, policies and forms from the college.',
    about: 'Quiet line under the heading of the list of documents to read.',
  },
  searchDocuments: { text: 'Search title or text', about: 'Label of the search over lists of documents.' },
  documentTitle: { text: 'Title', about: 'Head of a column and label of a field: the title of a document.' },
  documentsCounted: {
    text: '{count, plural, one {# document} other {# documents}}',
    about: 'How many documents a list has. Within a line and within sentences.',
  },
  documentChanged: { text: 'Last change', about: 'Head of a column: when a document was last changed.' },
  documentPublished: { text: 'Published', about: 'State of a document that its readers can read.' },
  documentCategory: {
    text: 'Category',
    about: 'Head of a column, name of a filter and label of a field: what a document is sorted by.',
  },
  newDocument: { text: 'New document', about: 'Button and heading of the window that makes a document.' },
  publishDocument: { text: 'Publish', about: 'Button that lets readers read a document.' },
  withdrawDocument: {
    text: 'Unpublish',
    about: 'Button that takes a published document from its readers.',
  },
  deleteDocument: {
    text: 'Delete',
    about: 'Button, and heading and button of the window that deletes a document.',
  },
  documentNotFound: {
    text: 'Document not found, or you don’t have access to it.',
    about: 'Stands in place of a document.',
  },
  documentVersion: { text: 'Version', about: 'Head of a column: the number of an earlier text.' },
  askForAcceptance: {
    text: 'Ask everyone to accept again',
    about: 'Button and heading of a window, on the page of the privacy policy or the terms of use.',
  },
  ...writingMessages,
  ...historyMessages,
});
