import type { Editor } from '@tiptap/core';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../text/use-text.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { Tool } from './tools.ts';
import styles from './rich-text-field.module.css';

interface ToolButtonProps {
  tool: Tool;
  editor: Editor | null;
  /** Whether it is the one that Tab leads to. */
  isReached: boolean;
  onReach: () => void;
  onUse: (editor: Editor) => void;
}

/** One tool. What is not possible now can still be reached and read, so that the focus never falls out of the bar. */
export function ToolButton({ tool, editor, isReached, onReach, onUse }: ToolButtonProps) {
  const text = useText();
  const label = text(tool.label);
  const isPossible = editor !== null && (tool.isPossible?.(editor) ?? true);
  return (
    <Tooltip text={isPossible ? label : text('nameDisabled', { name: label })}>
      <button
        type="button"
        className={styles['tool']}
        tabIndex={isReached ? 0 : -1}
        aria-label={label}
        aria-pressed={tool.isOn && Boolean(editor && tool.isOn(editor))}
        aria-disabled={!isPossible}
        aria-keyshortcuts={tool.keys}
        onFocus={onReach}
        // The selection stays in the text while the mouse presses a tool.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isPossible && onUse(editor)}
      >
        <Icon name={tool.icon} />
      </button>
    </Tooltip>
  );
}
