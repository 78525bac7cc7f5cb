import { useMemo } from 'react';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { cleanFragment } from '#kit/ui/rich-text/clean-html.ts';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { type ComparedPiece, compareTexts } from '../../rules/compare-texts.ts';
import styles from './compared-texts.module.css';

interface ComparedTextsProps {
  before: string;
  after: string;
}

/** What leads from one text to another: whole paragraphs, marked by a word and not by colour alone. */
export function ComparedTexts({ before, after }: ComparedTextsProps) {
  const text = useText();
  const pieces = useMemo(() => compareTexts(blocksOf(before), blocksOf(after)), [before, after]);
  if (pieces.every(({ kind }) => kind === 'same')) return <Note>{text('textsAreSame')}</Note>;
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
  const text = useText();
  if (kind === 'same') return <RichText html={piece} />;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={styles['piece']} data-kind={kind}>
      <span className={styles['word']}>
        <Icon name={kind === 'added' ? 'plus' : 'trash'} size="small" />
        {text(kind === 'added' ? 'wordsAdded' : 'wordsRemoved')}
      </span>
      <RichText html={piece} />
    </Mark>
  );
}

/** The paragraphs, headings and other blocks of a rich text; lists and tables are taken apart into items and rows. */
export function blocksOf(html: string): RichHtml[] {
  const blocks = [...cleanFragment(html).childNodes].flatMap(takenApart);
  return blocks.filter((block): block is RichHtml => block.trim() !== '');
}

function takenApart(node: Node): string[] {
  if (!(node instanceof Element)) return [node.textContent ?? ''];
  if (node.matches('ul, ol')) {
    const [open, close] = [`<${node.localName}>`, `</${node.localName}>`];
    return [...node.children].map((item) => `${open}${item.outerHTML}${close}`);
  }
  if (node.matches('table'))
    return [...node.querySelectorAll('tr')].map((row) => `<table><tbody>${row.outerHTML}</tbody></table>`);
  return [node.outerHTML];
}
