import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

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
  documentsToWriteLead: {
    text: 'All documents, including drafts.',
    about: 'Quiet line under the heading of the list in which superadministrators manage documents.',
  },
  searchDocuments: { text: 'Search title or text', about: 'Label of the search over lists of documents.' },
  documentTitle: { text: 'Title', about: 'Head of a column and label of a field: the title of a document.' },
  documentsCounted: {
    text: '{count, plural, one {# document} other {# documents}}',
    about: 'How many documents a list has. Within a line and within sentences.',
  },
  documentChanged: { text: 'Last change', about: 'Head of a column: when a document was last changed.' },
  documentLanguages: {
    text: 'Languages',
    about: 'Head of a column: how many languages a document is written in.',
  },
  documentWrittenIn: { text: 'Written in', about: 'Name of a filter: a language that a document has.' },
  documentMissingIn: { text: 'Not yet in', about: 'Name of a filter: a language that a document lacks.' },
  documentState: {
    text: 'Status',
    about: 'Name of a filter and head of a column: whether a document is published.',
  },
  documentDraft: { text: 'Draft', about: 'State of a document that only superadministrators see.' },
  documentPublished: { text: 'Published', about: 'State of a document that its readers can read.' },
  documentReaders: {
    text: 'Readers',
    about: 'Head of a column and heading over checkboxes: for which roles a document is.',
  },
  documentForAll: {
    text: 'Everyone signed in',
    about: 'Stands under Readers: a document for no role in particular.',
  },
  documentForVisitors: {
    text: 'Everyone, including visitors',
    about: 'Stands under Readers: the privacy policy or the terms of use.',
  },
  documentReadersHelp: {
    text: 'Leave empty to let everyone who is signed in read it.',
    about: 'Help under the checkboxes for the readers of a document.',
  },
  documentCategory: {
    text: 'Category',
    about: 'Head of a column, name of a filter and label of a field: what a document is sorted by.',
  },
  documentWithoutCategory: {
    text: 'No category',
    about: 'Choice in a drop-down: a document that is sorted by nothing.',
  },
  newDocument: { text: 'New document', about: 'Button and heading of the window that makes a document.' },
  editDocument: {
    text: 'Title and readers',
    about: 'Button and heading of the window that changes the title and the readers of a document.',
  },
  documentSaved: { text: 'The document was saved.', about: 'Toast after a document was made or changed.' },
  publishDocument: { text: 'Publish', about: 'Button that lets readers read a document.' },
  withdrawDocument: {
    text: 'Unpublish',
    about: 'Button that takes a published document from its readers.',
  },
  documentWasPublished: { text: 'The document was published.', about: 'Toast with a button to undo.' },
  documentWasWithdrawn: { text: 'The document was unpublished.', about: 'Toast with a button to undo.' },
  deleteDocument: {
    text: 'Delete',
    about: 'Button, and heading and button of the window that deletes a document.',
  },
  typeDocumentTitle: { text: 'Title of the document', about: 'Label of a field: typed to confirm deleting.' },
  typeDocumentTitleHelp: {
    text: 'People can read this document. Type “{title}” to delete it. You can undo this afterwards.',
    about: 'Help under the field in which the title is typed to confirm that a document is deleted.',
  },
  documentWasDeleted: { text: '“{title}” was deleted.', about: 'Toast with a button to undo.' },
  documentNotFound: {
    text: 'Document not found, or you don’t have access to it.',
    about: 'Stands in place of a document.',
  },
  readDocument: { text: 'Read', about: 'Button that opens a document as its readers see it.' },
  bodyIn: {
    text: 'Text in {language}',
    about: 'Label of the editor of a document. language is the name of a language in its own words.',
  },
  englishBody: {
    text: 'In English, shown where a language is missing',
    about: 'Heading over the English text, which stands beside a translation that is being written.',
  },
  languageMissing: {
    text: '{language} · missing',
    about: 'Choice of a drop-down: a language in which a document is not written yet.',
  },
  languageOlder: {
    text: '{language} · older than English',
    about: 'Choice of a drop-down: a language whose text was written before the English one was changed.',
  },
  bodyOlderThanEnglish: {
    text: 'English was changed after this text was written.',
    about: 'Above the editor of a translation of a document.',
  },
  bodySaved: { text: 'The text was saved.', about: 'Toast with a button to undo.' },
  bodyRestored: {
    text: 'Version {number} was restored.',
    about: 'Toast after an earlier text of a document was restored, with a button to undo.',
  },
  bodySavedByOther: {
    text: 'Someone else saved this text in the meantime. Your version is still here: compare both, then save yours or use theirs.',
    about: 'Above the editor of a document when another window has saved the same text.',
  },
  takeTheirs: {
    text: 'Use theirs',
    about: 'Button that drops one’s own changes for those somebody else has saved.',
  },
  bodiesNotSaved: {
    text: 'Not saved yet: {languages}',
    about: 'Above the editor of a document. languages lists the languages with changes that are not saved.',
  },
  versionNumber: { text: 'Version {number}', about: 'An earlier text of a document.' },
  documentVersion: { text: 'Version', about: 'Head of a column: the number of an earlier text.' },
  versionsCounted: {
    text: '{count, plural, one {# version} other {# versions}}',
    about: 'How many versions a list has. Within a line and within sentences.',
  },
  versionWritten: { text: 'Written', about: 'Head of a column: when an earlier text was saved.' },
  versionWriter: { text: 'By', about: 'Head of a column: who saved an earlier text.' },
  versionNow: { text: 'Now', about: 'Mark of the text of a document that is in use.' },
  compareVersion: { text: 'Compare', about: 'Shows what differs between two texts of a document.' },
  restoreVersion: { text: 'Restore', about: 'Puts an earlier text of a document back into use.' },
  versionAndNow: {
    text: 'From version {number} to now',
    about: 'Heading over what differs between an earlier text of a document and the one in use.',
  },
  theirsAndYours: {
    text: 'From theirs to yours',
    about: 'Heading over what differs between the text somebody else has saved and one’s own.',
  },
  wordsRemoved: { text: 'Removed', about: 'Before a paragraph that is gone in the newer text.' },
  wordsAdded: { text: 'Added', about: 'Before a paragraph that is new in the newer text.' },
  textsAreSame: { text: 'Both texts are the same.', about: 'In place of what differs between two texts.' },
  noVersions: {
    text: 'No text in this language yet',
    about: 'Stands in place of the history of a document.',
  },
  askForAcceptance: {
    text: 'Ask everyone to accept again',
    about: 'Button and heading of a window, on the page of the privacy policy or the terms of use.',
  },
  askForAcceptanceLead: {
    text: 'Everyone, including you, must accept the current privacy policy and terms of use before continuing. This can’t be undone.',
    about: 'In the window that asks everybody to accept the terms again.',
  },
  ...historyMessages,
});
