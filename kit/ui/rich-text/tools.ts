import type { Editor } from '@tiptap/core';
import type { Drawing, IconName } from '../icon/icon.tsx';
import type { MessageId } from '../text/message-id.ts';
import { TOOL_DRAWINGS } from './tool-drawings.ts';

export interface Tool {
  label: MessageId;
  icon: IconName | Drawing;
  /** As aria-keyshortcuts writes them. */
  keys?: string;
  /** What pressing it does; the tool without a action is the one for links, which first asks where to. */
  use?: (editor: Editor) => void;
  /** Whether the words at the cursor are so already; a tool without this question has no such state. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const back: Tool = {
  label: 'undo',
  icon: 'undo',
  keys: 'Control+Z',
  use: (editor) => editor.chain().focus().undo().run(),
  isPossible: (editor) => editor.can().undo(),
};

const forth: Tool = {
  label: 'redo',
  icon: TOOL_DRAWINGS.redo,
  keys: 'Control+Y',
  use: (editor) => editor.chain().focus().redo().run(),
  isPossible: (editor) => editor.can().redo(),
};

const bold: Tool = {
  label: 'boldText',
  icon: TOOL_DRAWINGS.bold,
  keys: 'Control+B',
  use: (editor) => editor.chain().focus().toggleBold().run(),
  isOn: (editor) => editor.isActive('bold'),
};

const italic: Tool = {
  label: 'italicText',
  icon: TOOL_DRAWINGS.italic,
  keys: 'Control+I',
  use: (editor) => editor.chain().focus().toggleItalic().run(),
  isOn: (editor) => editor.isActive('italic'),
};

/** The page has the first heading, so those of a text begin with the second. */
const heading: Tool = {
  label: 'headingText',
  icon: TOOL_DRAWINGS.heading,
  keys: 'Control+Alt+2',
  use: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  isOn: (editor) => editor.isActive('heading', { level: 2 }),
};

const subheading: Tool = {
  label: 'subheadingText',
  icon: TOOL_DRAWINGS.subheading,
  keys: 'Control+Alt+3',
  use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  isOn: (editor) => editor.isActive('heading', { level: 3 }),
};

const bullets: Tool = {
  label: 'bulletedList',
  icon: 'list',
  keys: 'Control+Shift+8',
  use: (editor) => editor.chain().focus().toggleBulletList().run(),
  isOn: (editor) => editor.isActive('bulletList'),
};

const numbers: Tool = {
  label: 'numberedList',
  icon: 'listNumbered',
  keys: 'Control+Shift+7',
  use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  isOn: (editor) => editor.isActive('orderedList'),
};

const quote: Tool = {
  label: 'quotedText',
  icon: 'quote',
  keys: 'Control+Shift+B',
  use: (editor) => editor.chain().focus().toggleBlockquote().run(),
  isOn: (editor) => editor.isActive('blockquote'),
};

const link: Tool = {
  label: 'linkedText',
  icon: 'link',
  isOn: (editor) => editor.isActive('link'),
};

const clear: Tool = {
  label: 'clearFormatting',
  icon: TOOL_DRAWINGS.eraser,
  use: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
};

/** Those that belong together stand together. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [bold, italic],
  [heading, subheading],
  [bullets, numbers, quote],
  [link, clear],
  [back, forth],
];
