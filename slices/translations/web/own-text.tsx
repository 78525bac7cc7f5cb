import { useRef, useState } from 'react';
import { tellTextsChanged } from '#kit/client/changed-texts.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldProblems } from '#kit/ui/form/form-context.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { MAX_TEXT } from '../rules/interface-message.ts';
import { SHOWN_TEXTS } from './shown-texts.ts';
import { SinceThen } from './since-then.tsx';
import {
  restoreBundledText,
  saveTranslation,
  type TranslatedMessageFragment,
} from './translations.graphql.generated.ts';
import styles from './translations.module.css';
import type { Drafts } from './use-drafts.ts';

export interface OwnTextProps {
  locale: Locale;
  message: TranslatedMessageFragment;
  drafts: Drafts;
}

/** The college's own words for a text, written in place. They stay here until they are saved or discarded. */
export function OwnText({ locale, message, drafts }: OwnTextProps) {
  const text = useText();
  const problemText = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isBusy } = useMutation({
    stale: SHOWN_TEXTS,
    tell: (refused) => setProblem(problemText(refused)),
  });
  const { _id, id, stored } = message;
  const draft = drafts.of(_id);
  const words = draft?.text ?? stored ?? '';

  function type(typed: string): void {
    setProblem(null);
    const begunFrom = draft ? draft.begunFrom : stored;
    drafts.keep(_id, typed === (stored ?? '') ? null : { text: typed, begunFrom });
  }

  /** Sends what stands in the list as what is known: whatever else is stored by then is shown before it is replaced. */
  async function change<Result extends object, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    done: MessageId,
  ): Promise<void> {
    if (await mutate(document, variables, { translationChanged: () => refresh(SHOWN_TEXTS) })) {
      drafts.keep(_id, null);
      setProblem(null);
      showToast('success', text(done));
      tellTextsChanged();
    }
    // The button that was pressed may be gone by now.
    box.current?.querySelector('textarea')?.focus();
  }

  const translationInput = { locale, id, text: words.trim(), knownText: stored };
  const save = () => change(saveTranslation, { translationInput }, 'translationSaved');
  const restore = () => change(restoreBundledText, { locale, id, knownText: stored }, 'bundledTextRestored');
  const discard = (): void => {
    setProblem(null);
    drafts.keep(_id, null);
  };

  return (
    <div ref={box} className={styles['own']}>
      <FieldProblems value={problem ? { [_id]: problem } : {}}>
        <TextArea
          name={_id}
          label={text('ownWords')}
          lang={locale.replace('_', '-')}
          value={words}
          placeholder={message.bundled ?? message.english}
          maxLength={MAX_TEXT}
          rows={2}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </FieldProblems>
      <SinceThen message={message} draft={draft} />
      <div className={styles['actions']}>
        {draft && (
          <>
            <Button tone="primary" isProcessing={isBusy} disabled={words.trim() === ''} onClick={save}>
              <Text id="save" />
            </Button>
            <Button tone="quiet" onClick={discard}>
              <Text id="discardWords" />
            </Button>
          </>
        )}
        {!draft && message.isStale && (
          <Button isProcessing={isBusy} onClick={save}>
            <Text id="wordsStillRight" />
          </Button>
        )}
        {!draft && stored !== null && (
          <Button tone="quiet" isProcessing={isBusy} onClick={restore}>
            <Text id="backToBundledText" />
          </Button>
        )}
      </div>
    </div>
  );
}
