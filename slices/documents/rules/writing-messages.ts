/** What is said where documents are written. */
export const writingMessages = {
  documentsToWriteLead: {
    text: 'All documents, including drafts.',
    about: 'Quiet line under the heading of the list in which superadministrators manage documents.',
  },
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
  documentWithoutCategory: {
    text: 'No category',
    about: 'Choice in a drop-down: a document that is sorted by nothing.',
  },
  editDocument: {
    text: 'Title and readers',
    about: 'Button and heading of the window that changes the title and the readers of a document.',
  },
  documentSaved: { text: 'The document was saved.', about: 'Toast after a document was made or changed.' },
  documentWasPublished: { text: 'The document was published.', about: 'Toast with a button to undo.' },
  documentWasWithdrawn: { text: 'The document was unpublished.', about: 'Toast with a button to undo.' },
  typeDocumentTitle: { text: 'Title of the document', about: 'Label of a field: typed to confirm deleting.' },
  typeDocumentTitleHelp: {
    text: 'People can read this document. Type “{title}” to delete it. You can undo this afterwards.',
    about: 'Help under the field in which the title is typed to confirm that a document is deleted.',
  },
  documentWasDeleted: { text: '“{title}” was deleted.', about: 'Toast with a button to undo.' },
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
    about: 'Button that drops one’s own changes for those another user has saved.',
  },
  bodiesNotSaved: {
    text: 'Not saved yet: {languages}',
    about: 'Above the editor of a document. languages lists the languages with changes that are not saved.',
  },
  versionNumber: { text: 'Version {number}', about: 'An earlier text of a document.' },
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
    about: 'Heading over what differs between the text another user has saved and one’s own.',
  },
  wordsRemoved: { text: 'Removed', about: 'Before a paragraph that is gone in the newer text.' },
  wordsAdded: { text: 'Added', about: 'Before a paragraph that is new in the newer text.' },
  textsAreSame: { text: 'Both texts are the same.', about: 'In place of what differs between two texts.' },
  noVersions: {
    text: 'No text in this language yet',
    about: 'Stands in place of the history of a document.',
  },
  askForAcceptanceLead: {
    text: 'Everyone, including you, must accept the current privacy policy and terms of use before continuing. This can’t be undone.',
    about: 'In the window that asks everybody to accept the terms again.',
  },
} as const;
