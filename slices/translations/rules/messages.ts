import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('translations', {
  menuTranslations: {
    text: 'Translations',
    about: 'Entry of the settings menu: changing texts of the site.',
  },
  menuLocales: { text: 'Languages', about: 'Name of the screen that lists the languages of the site.' },
  translations: {
    text: 'Translations',
    about: 'Title of the screen where the texts of the site are translated.',
  },
  translationsLead: {
    text: 'All texts of the site, and the college’s custom versions of them.',
    about: 'Quiet line under the title of the translations.',
  },
  searchTranslations: {
    text: 'Search id, English or translation',
    about: 'Stands in the search box of the translations.',
  },
  messageState: { text: 'Status', about: 'Filter of the translations: missing, own words, out of date.' },
  messageMissing: {
    text: 'Missing',
    about: 'State of a text that nobody has translated into this language.',
  },
  messageOverridden: {
    text: 'Custom text',
    about: 'State of a text for which the college has words of its own.',
  },
  messageStale: {
    text: 'Out of date',
    about: 'State of a text whose English has changed since the college chose its own words.',
  },
  messageCategory: {
    text: 'Category',
    about: 'Filter of the translations: the part of the site a text is from.',
  },
  textId: { text: 'ID', about: 'Column in the file of translations: the id of a text.' },
  textAbout: { text: 'Where it’s shown', about: 'Column in the file of translations: what a text is for.' },
  coveredOfTotal: {
    text: '{translated, number} of {total, number}',
    about: 'After the name of a language: how many of all texts it has.',
  },
  textsCovered: {
    text: '{translated, number} of {total, number} texts, {overridden, plural, =0 {none customised} one {# customised} other {# customised}}',
    about: 'Beside the choice of language in the translations: how many of all texts it has.',
  },
  wordsNotSaved: {
    text: '{count, plural, one {# unsaved text} other {# unsaved texts}}',
    about: 'Over the list of translations while words stand in its fields that were not saved.',
  },
  textsCounted: {
    text: '{count, plural, one {# text} other {# texts}}',
    about: 'How many texts a list has. Within a line and within sentences.',
  },
  englishText: { text: 'English', about: 'Over the English text in the translations.' },
  bundledText: {
    text: 'Default translation',
    about: 'Over the translation that ships with the product.',
  },
  notTranslatedYet: { text: 'Not translated yet', about: 'Stands for a translation that does not exist.' },
  ownWords: { text: 'Custom text', about: 'Label of the field for the college’s own words for a text.' },
  reservedTextHint: {
    text: 'Only a superadmin can change the text of emails about passwords, addresses and signing in.',
    about: 'In place of the field for own words, where the reader may not change a text.',
  },
  discardWords: { text: 'Discard', about: 'Button: forgets words that were typed and not saved.' },
  wordsStillRight: {
    text: 'Still correct',
    about: 'Button beside own words whose English has changed: they fit the new English text too.',
  },
  backToBundledText: {
    text: 'Restore default text',
    about: 'Button: takes the college’s own words away, so that the text that ships is shown again.',
  },
  translationSaved: {
    text: 'Saved. Everyone sees it from now on.',
    about: 'Told when own words were saved.',
  },
  bundledTextRestored: {
    text: 'The default text was restored.',
    about: 'Told when the college’s own words were taken away again.',
  },
  englishHasChanged: {
    text: 'English has changed since. It was: {english}',
    about: 'Under own words that were written for another English text.',
  },
  savedElsewhere: {
    text: 'Saved elsewhere in the meantime: {text}',
    about: 'Under words a user is typing, when another window has saved others for the same text.',
  },
  restoredElsewhere: {
    text: 'Set back to the default text elsewhere in the meantime.',
    about: 'Under words a user is typing, when another window has taken the stored words away.',
  },
  importTranslations: {
    text: 'Import a file',
    about:
      'Button over the translations, and title of the window behind it: takes a file of translated texts.',
  },
  importTranslationsHelp: {
    text: 'Export the list, write your custom texts in its last column, and choose the file here. Empty lines are skipped, and nothing is saved until you’ve seen what changes.',
    about: 'In the window that takes a file of translated texts.',
  },
  translationsFile: {
    text: 'File of translations',
    about: 'Label of the place for a file of translated texts.',
  },
  checkingTexts: {
    text: 'Checking the texts',
    about: 'Over the bar while a file of translated texts is checked.',
  },
  savingTexts: {
    text: 'Saving the texts',
    about: 'Over the bar while the texts of a file are saved.',
  },
  importedTexts: {
    text: '{lines, plural, =0 {No line of the file has text in its last column.} one {# line with text: {changed, number} changes, {same, number} unchanged, {bad, number} can’t be used.} other {# lines with text: {changed, number} change, {same, number} unchanged, {bad, number} can’t be used.}}',
    about: 'In the window that takes a file of translated texts: what it would do.',
  },
  saveTexts: {
    text: '{count, plural, =0 {Save} one {Save # text} other {Save # texts}}',
    about: 'Button: saves the texts of a file that change.',
  },
  textsImported: {
    text: '{count, plural, one {# text saved. Everyone sees it from now on.} other {# texts saved. Everyone sees them from now on.}}',
    about: 'Told when the texts of a file were saved. Undo stands beside it.',
  },
  contentLocales: {
    text: 'Languages',
    about: 'Title of the screen that arranges the languages content is written in.',
  },
  contentLocalesLead: {
    text: 'Languages that content can be written in. Languages that aren’t offered can no longer be chosen, but existing texts stay.',
    about: 'Quiet line under the title of the list of languages.',
  },
  localeOwnName: {
    text: 'Own name',
    about: 'Label of the field for the name of a language in its own words.',
  },
  localeOffered: { text: 'Offered', about: 'Checkbox: whether a language can be newly chosen.' },
  moveLocaleUp: { text: 'Move {name} up', about: 'Button: puts a language before the one above it.' },
  moveLocaleDown: { text: 'Move {name} down', about: 'Button: puts a language behind the one below it.' },
  interfaceCovered: {
    text: 'Interface: {translated, number} of {total, number} texts',
    about: 'Beside a language: how many texts of the site are translated into it.',
  },
  localesSaved: { text: 'The languages were saved.', about: 'Told when the list of languages was saved.' },
  ...historyMessages,
});
