import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { MAX_COMMENT } from '../../rules/post.ts';
import {
  addNewsComment,
  deleteNewsComment,
  moreComments,
  newsPost,
  restoreNewsComment,
  type ShownCommentFragment,
} from './news.graphql.generated.ts';
import styles from './news.module.css';

interface CommentPage {
  rows: readonly ShownCommentFragment[];
  nextCursor?: string | null | undefined;
}

/** What readers have said below a post, oldest first, and a place to say more. */
export function NewsComments({ postId, first }: { postId: string; first: CommentPage }) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, attempt, isBusy } = useMutation({ stale: [newsPost] });
  const [further, setFurther] = useState<CommentPage | null>(null);
  const [sent, setSent] = useState(0);
  const rows = [...first.rows, ...(further?.rows ?? [])];
  const next = (further ?? first).nextCursor ?? null;

  async function readOn(after: string, known: CommentPage | null): Promise<CommentPage | null> {
    const answer = await attempt(() => call(moreComments, { postId, after }));
    const page = answer?.newsPost?.comments;
    return page ? { ...page, rows: [...(known?.rows ?? []), ...page.rows] } : null;
  }

  async function say({ content }: Record<'content', string>): Promise<boolean> {
    const answer = await mutate(addNewsComment, { commentId: crypto.randomUUID(), postId, content });
    if (!answer) return false;
    setSent(sent + 1);
    await readFurtherAgain();
    return true;
  }

  /** Those after the first page are not asked for again with the post. */
  async function readFurtherAgain(): Promise<void> {
    const last = first.rows.at(-1);
    if (last && (first.nextCursor || further)) setFurther(await readOn(last._id, null));
  }

  async function remove(commentId: string): Promise<void> {
    if (!(await mutate(deleteNewsComment, { commentId }))) return;
    if (further) setFurther({ ...further, rows: further.rows.filter(({ _id }) => _id !== commentId) });
    undoToast(text('newsCommentDeleted'), () => void bringBack(commentId));
  }

  async function bringBack(commentId: string): Promise<void> {
    if (await mutate(restoreNewsComment, { commentId })) await readFurtherAgain();
  }

  return (
    <div className={styles['comments']}>
      <Card title={<Text id="newsComments" />}>
        {rows.length === 0 && (
          <p className={styles['summary']}>
            <Text id="noNewsComments" />
          </p>
        )}
        <ul className={styles['said']}>
          {rows.map((comment) => (
            <li key={comment._id}>
              <div className={styles['speaker']}>
                <strong>{comment.personName ?? <Text id="newsCommentBySomebody" />}</strong>
                <small>
                  <Moment at={comment.createdAt} />
                </small>
                {comment.mayDelete && (
                  <Button tone="quiet" disabled={isBusy} onClick={() => void remove(comment._id)}>
                    <Text id="delete" />
                  </Button>
                )}
              </div>
              <p>{comment.content}</p>
            </li>
          ))}
        </ul>
        {next !== null && (
          <Button
            tone="quiet"
            isProcessing={isBusy}
            onClick={() => void readOn(next, further).then((page) => page && setFurther(page))}
          >
            <Text id="moreNews" />
          </Button>
        )}
        <Form<'content'> key={sent} id="newsComment" submitLabel={text('sendNewsComment')} onSubmit={say}>
          <TextArea name="content" label={text('ownNewsComment')} rows={3} required maxLength={MAX_COMMENT} />
        </Form>
      </Card>
    </div>
  );
}
