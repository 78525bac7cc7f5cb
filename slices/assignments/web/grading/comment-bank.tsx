import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { BANK_COMMENT_MAX } from '../../rules/grade.ts';
import shared from '../assignments.module.css';
import styles from './grading.module.css';
import {
  removeBankComment,
  saveBankComment,
  type AssignmentSubmissionQuery,
} from './submission.graphql.generated.ts';

type BankComments = AssignmentSubmissionQuery['bankComments'];

interface CommentBankProps {
  kept: BankComments;
  /** Where a comment is inserted, and what is kept is taken from. */
  commentBox: () => HTMLTextAreaElement | null;
}

/** Sentences that the person who grades writes again and again: one press inserts them. */
export function CommentBank({ kept: known, commentBox }: CommentBankProps) {
  const text = useText();
  const { mutate } = useMutation();
  const [kept, setKept] = useState<BankComments>(known);

  function insert(words: string): void {
    const box = commentBox();
    if (!box) return;
    box.value = [box.value.trimEnd(), words].filter(Boolean).join('\n');
    // A window that guards against lost words must hear of it.
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.focus();
  }

  async function keep(): Promise<void> {
    const words = (commentBox()?.value ?? '').trim().slice(0, BANK_COMMENT_MAX);
    const saved = words && (await mutate(saveBankComment, { commentId: crypto.randomUUID(), words }));
    if (saved) setKept(saved.saveBankComment);
  }

  async function remove(commentId: string): Promise<void> {
    const left = await mutate(removeBankComment, { commentId });
    if (left) setKept(left.removeBankComment);
  }

  return (
    <details className={shared['earlier']}>
      <summary>
        <Text id="commentBank" />
      </summary>
      {kept.length === 0 && (
        <p className={shared['quiet']}>
          <Text id="commentBankEmpty" />
        </p>
      )}
      <ul className={styles['bank']}>
        {kept.map(({ _id, words }) => (
          <li key={_id}>
            <button type="button" aria-label={text('useComment', { words })} onClick={() => insert(words)}>
              {words}
            </button>
            <IconButton
              icon="trash"
              size="small"
              label={text('removeComment', { words })}
              onClick={() => void remove(_id)}
            />
          </li>
        ))}
      </ul>
      <Button onClick={() => void keep()}>
        <Text id="keepComment" />
      </Button>
    </details>
  );
}
