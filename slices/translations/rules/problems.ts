import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('translations', {
  messageUnknown: {
    text: 'A text with this ID doesn’t exist.',
    about: 'Shown when a user translates a text that the product does not have.',
  },
  translationChanged: {
    text: 'Someone else changed this text in the meantime. Your version is still here. Compare the two, then save again.',
    about: 'Shown when a translation is saved that was changed in another window since it was read.',
  },
  translationsChanged: {
    text: 'Someone else changed some of these texts in the meantime. Check the file again.',
    about: 'Shown when texts from a file are saved, and one of them was changed since the file was checked.',
  },
  tooManyTexts: {
    text: 'You can send up to {max, number} texts at once.',
    about: 'Shown when a script sends too many texts at once; the page never does.',
  },
  messageSearchTooLong: {
    text: 'Search for up to {max} characters.',
    about: 'Shown when a user searches the translations for a text that is far too long.',
  },
  textEmpty: { text: 'Enter a text.', about: 'Shown when an empty translation is saved.' },
  textPadded: {
    text: 'The text starts or ends with a space.',
    about: 'Shown when a translation has a blank or an empty line at its beginning or end.',
  },
  textOverlong: {
    text: 'Use up to {max, number} characters.',
    about: 'Shown when a translation is far too long.',
  },
  textUnreadable: {
    text: 'The text can’t be read. Check its braces and tags ({reason}).',
    about:
      'Shown when a translation has, for example, a brace that is not closed. The reason is a technical word.',
  },
  pluralFormMissing: {
    text: 'The plural form “{form}” of {argument} is missing.',
    about:
      'Shown when a translation lacks a plural form of its language. The form is one of zero, one, two, few, many, other.',
  },
  pluralFormForeign: {
    text: 'This language has no plural form “{form}” ({argument}).',
    about: 'Shown when a translation has a plural form that its language does not use.',
  },
  placeholderMissing: {
    text: 'The placeholder {placeholder} of the English text is missing.',
    about:
      'Shown when a translation has lost a placeholder. It is named with its kind, such as "name: argument".',
  },
  placeholderForeign: {
    text: 'The English text has no placeholder {placeholder}.',
    about: 'Shown when a translation has a placeholder that English has not.',
  },
  textAddressForeign: {
    text: 'The text contains an address that isn’t in the English text: “{address}”.',
    about:
      'Shown when a user translates the text of a mail and adds an address that leads away from the college.',
  },
  securityTextReserved: {
    text: 'Only a superadmin can change the text of emails about passwords, addresses and signing in.',
    about: 'Shown to admins who change the texts of mails by which accounts are kept safe.',
  },
  choiceMissing: {
    text: 'The choice “{choice}” of {argument} is missing.',
    about: 'Shown when a translation with alternatives lacks one that English has.',
  },
  choiceForeign: {
    text: 'The English text has no choice “{choice}” for {argument}.',
    about: 'Shown when a translation with alternatives has one that English has not.',
  },
  localesChanged: {
    text: 'Someone else changed the languages in the meantime. Check them before you save.',
    about: 'Shown when the list of languages is saved that was changed in another window since it was read.',
  },
  localeNameInvalid: {
    text: 'Give every language a name of up to {max, number} characters.',
    about: 'Shown when a language in the list of languages has no name or one that is too long.',
  },
  localeNameTwice: {
    text: 'Two languages can’t have the same name.',
    about: 'Shown when two languages in the list of languages have the same name.',
  },
  englishIsNeeded: {
    text: 'English is always available.',
    about: 'Shown when English is hidden in the list of languages.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
