import { useMemo } from 'react';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { compareTexts, type ComparedPiece } from '#slices/documents/rules/compare-texts.ts';
import { blocksOf } from './blocks-of.ts';
import styles from './compared-texts.module.css';

interface ComparedTextsProps {
  before: string;
  after: string;
}

/** What leads from one text to another: whole paragraphs, marked by a word and not by colour alone. */
export function ComparedTexts({ before, after }: ComparedTextsProps) {
  const pieces = useMemo(() => compareTexts(blocksOf(before), blocksOf(after)), [before, after]);
  if (pieces.every(({ kind }) => kind === 'same'))
    return (
      <Note>
        <Text id="textsAreSame" />
      </Note>
    );
  return (
    <div className={styles['pieces']}>
      {pieces.map((piece, index) => (
        // A piece may stand in a text twice; its place is what tells it apart.
        <Piece key={index} {...piece} />
      ))}
    </div>
  );
}

function Piece({ kind, piece }: ComparedPiece<RichHtml>) {
  if (kind === 'same') return <RichText html={piece} />;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={styles['piece']} data-kind={kind}>
      <span className={styles['word']}>
        <Icon name={kind === 'added' ? 'plus' : 'trash'} size="small" />
        <Text id={kind === 'added' ? 'wordsAdded' : 'wordsRemoved'} />
      </span>
      <RichText html={piece} />
    </Mark>
  );
}
