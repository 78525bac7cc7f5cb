import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useText } from '../text/use-text.ts';
import { neighbourByKey } from './toolbar-keys.ts';
import { ToolButton } from './tool-button.tsx';
import { TOOLS, type Tool } from './tools.ts';
import styles from './rich-text-field.module.css';

interface ToolbarProps {
  /** Nothing while the editor is on its way: the tools stand there but do nothing. */
  editor: Editor | null;
  /** Called to add or change a link. */
  onLink: () => void;
}

/** Draws what is inside again after every change of the text or the selection. */
function useTransactions(editor: Editor | null): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor?.on('transaction', listener);
      return () => void editor?.off('transaction', listener);
    },
    [editor],
  );
  useSyncExternalStore(subscribe, () => editor?.state);
}

/** The tools above a rich text. Tab reaches one of them, arrows the others, and Escape the text again. */
export function Toolbar({ editor, onLink }: ToolbarProps) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<Tool | undefined>(TOOLS[0]?.[0]);
  useTransactions(editor);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') editor?.commands.focus();
    const next = bar.current && neighbourByKey(bar.current, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div
      ref={bar}
      className={styles['toolbar']}
      role="toolbar"
      tabIndex={-1}
      aria-label={text('formatting')}
      onKeyDown={onKeyDown}
    >
      {TOOLS.map((group) => (
        <div key={group[0]?.label} className={styles['group']}>
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              editor={editor}
              isReached={tool === reached}
              onReach={() => setReached(tool)}
              onUse={tool.use ?? onLink}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
