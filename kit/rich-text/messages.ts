import { defineMessages } from '#kit/messages/define-messages.ts';

/** The words of the editor, which only those meet who may write. */
export const messages = defineMessages('rich-text', {
  formatting: {
    text: 'Formatting',
    about: 'Read aloud as the name of the row of tools above a text that is being written. Not visible.',
  },
  redo: { text: 'Redo', about: 'Button of the text editor that does again what was just taken back.' },
  boldText: { text: 'Bold', about: 'Button of the text editor.' },
  italicText: { text: 'Italic', about: 'Button of the text editor.' },
  headingText: { text: 'Heading', about: 'Button of the text editor that makes a line a heading.' },
  subheadingText: {
    text: 'Subheading',
    about: 'Button of the text editor that makes a line a smaller heading.',
  },
  bulletedList: { text: 'Bulleted list', about: 'Button of the text editor.' },
  numberedList: { text: 'Numbered list', about: 'Button of the text editor.' },
  quotedText: {
    text: 'Quote',
    about: 'Button of the text editor that sets a paragraph apart as a quotation.',
  },
  linkedText: { text: 'Link', about: 'Button of the text editor that opens a dialog for a web link.' },
  clearFormatting: {
    text: 'Clear formatting',
    about: 'Button of the text editor that makes the selected words plain again.',
  },
  addLink: { text: 'Add link', about: 'Title of the dialog in which a web link is put into a text.' },
  changeLink: { text: 'Change link', about: 'Title of the dialog in which a web link of a text is changed.' },
  linkWords: { text: 'Text to show', about: 'Label of the words of a new web link.' },
  linkAddress: { text: 'Address', about: 'Label of where a web link leads: a web or an email address.' },
  linkAddressHelp: {
    text: 'A web address or an email address',
    about: 'Help under the field for where a web link leads.',
  },
  linkAddressExpected: {
    text: 'Enter an address like https://example.org or name@example.org',
    about: 'Error of that field. Keep the example addresses readable in your script.',
  },
  removeLink: { text: 'Remove link', about: 'Button that makes linked words plain words again.' },
  charactersOfMost: {
    text: '{count, number} of {max, plural, one {# character} other {# characters}}',
    about: 'Under a text that is being written: how many characters it has and how many it may have.',
  },
  charactersTooMany: {
    text: '{count, plural, one {# character too many} other {# characters too many}}',
    about: 'Under a text that is being written and has become too long.',
  },
  editorFailed: {
    text: 'The editor couldn’t be loaded. Your text is safe.',
    about:
      'Under a text that cannot be changed because the editor did not come. A button to try again follows.',
  },
});
