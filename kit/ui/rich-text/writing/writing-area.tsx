import { Editor } from '@tiptap/core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readRichText, type Written } from '../clean-html.ts';
import { Toolbar } from '../toolbar.tsx';
import { cleanPaste } from './clean-paste.ts';
import { contentOf, EXTENSIONS } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import field from '../rich-text-field.module.css';
import words from '../rich-text.module.css';

export interface WritingAreaProps {
  /** The text at the start; changes are told by onWrite. */
  html: string;
  /** Its name, and what else belongs to it, read aloud. */
  links: {
    'aria-label': string;
    'aria-required': boolean;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  };
  onWrite: (written: Written) => void;
}

/** The text under the editor's hands, with its tools. */
export function WritingArea({ html, links, onWrite }: WritingAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  const write = useEffectEvent(onWrite);
  const start = useEffectEvent(() => html);

  useLayoutEffect(function openTheEditor() {
    if (!place.current) return;
    const opened = new Editor({
      element: { mount: place.current },
      extensions: EXTENSIONS,
      content: contentOf(start()),
      // The content policy allows no style sheets made by scripts; ours has what the editor needs.
      injectCSS: false,
      editorProps: {
        transformPastedHTML: cleanPaste,
        handleKeyDown: (view, { altKey, key }) => altKey && key === 'F10' && focusToolbar(view.dom),
      },
      onUpdate: ({ editor: written }) => write(readRichText(written.getHTML())),
    });
    setEditor(opened);
    return () => opened.destroy();
  }, []);

  return (
    <>
      <Toolbar editor={editor} onLink={() => setIsLinking(true)} />
      <div className={field['scroller']}>
        <div
          {...links}
          ref={place}
          className={`${words['richText']} ${field['writing']}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No input holds bold words.
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-keyshortcuts="Alt+F10"
          dir="auto"
        />
      </div>
      {editor && isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}

/** The key by which editors lead from the text to their tools. */
function focusToolbar(writing: HTMLElement): true {
  const toolbar = writing.parentElement?.previousElementSibling;
  toolbar?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  return true;
}
