import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('categories', {
  categoryNameInvalid: {
    text: 'Enter a name of up to 60 characters, on one line.',
    about: 'Shown when the name of a category is missing or too long.',
  },
  categoryNameTaken: {
    text: 'A category with this name already exists.',
    about: 'Shown when a user gives a category the name of another one.',
  },
  categoryUseMissing: {
    text: 'Choose what the category is for.',
    about: 'Shown when a category is for neither documents nor messages nor links.',
  },
  categoryPositionInvalid: {
    text: 'Enter a position from 0 to 999.',
    about: 'Shown when the number that orders categories is no such number.',
  },
  categoryInUse: {
    text: 'This category is in use. Move its contents to another category first.',
    about: 'Shown when a user tries to delete a category that is in use.',
  },
  categoryUnknown: {
    text: 'Choose a category from the list.',
    about: 'Shown when something is given a category that is not there any more or is for other things.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
