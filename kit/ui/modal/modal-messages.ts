import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What windows over the page say. */
export const modalMessages = {
  closeUnsaved: {
    text: 'Close without saving?',
    about: 'Title of the question when a person closes a window in which they typed something.',
  },
  typedWouldBeLost: {
    text: 'Your changes in this window haven’t been saved.',
    about: 'The question itself; its title asks whether to close without saving.',
  },
  keepEditing: { text: 'Keep editing', about: 'Button that leaves the window open, with what was typed.' },
  discardTyped: { text: 'Discard', about: 'Button that closes the window and drops what was typed.' },
  nothingDependsOnIt: {
    text: 'Nothing depends on it.',
    about: 'In the question before something is deleted or archived that nothing else uses.',
  },
} satisfies Record<string, MessageSource>;
