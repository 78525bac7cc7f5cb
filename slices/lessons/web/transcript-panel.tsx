import { useEffect, useRef, useState } from 'react';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { clock } from '../rules/watching/playback.ts';
import { lineAt, linesWith, markedTexts, type TranscriptLine } from '../rules/transcript.ts';
import styles from './lesson-panel.module.css';
import { playerChoices } from './player-choices.ts';

export interface TranscriptFile {
  kind: 'transcriptAsText' | 'transcriptAsVtt';
  url: string;
  name: string;
}

interface TranscriptPanelProps {
  lines: readonly TranscriptLine[];
  second: number;
  onSeek: (second: number) => void;
  /** What is said as files to take away. */
  files: readonly TranscriptFile[];
}

/** What is said in a lesson, made from its subtitles: it follows the film, is searched, and leads to every sentence. */
export function TranscriptPanel({ lines, second, onSeek, files }: TranscriptPanelProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const { followsFilm } = playerChoices.use();
  const now = lines[lineAt(lines, second)];
  const found = linesWith(lines, search);
  const current = useRef<HTMLLIElement>(null);
  useEffect(
    function followTheFilm() {
      const line = current.current;
      const scroller = line?.closest('ol');
      // Not scrollIntoView: that would also move the page away from under the reader.
      if (followsFilm && search === '' && line && scroller)
        scroller.scrollTop = line.offsetTop - scroller.clientHeight / 3;
    },
    [now?.startsAt, followsFilm, search],
  );
  if (lines.length === 0)
    return (
      <div className={styles['scroller']}>
        <Note>
          <Text id="noSubtitles" />
        </Note>
      </div>
    );
  return (
    <>
      <div className={styles['find']}>
        <Icon name="search" size="small" />
        <input
          type="search"
          autoComplete="off"
          aria-label={text('searchTranscript')}
          placeholder={text('searchTranscript')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <ol className={styles['transcript']}>
        {found.map((line) => (
          <li
            key={line.startsAt}
            ref={line === now ? current : null}
            aria-current={line === now ? 'true' : undefined}
          >
            <button type="button" onClick={() => onSeek(line.startsAt)}>
              <time>{clock(line.startsAt)}</time>
              <span>
                <Found words={line.words} search={search} />
              </span>
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className={styles['unsaid']}>
            <Text id="notSaidInLesson" />
          </li>
        )}
      </ol>
      <div className={styles['panelFoot']}>
        <Switch
          label={<Text id="followFilm" />}
          checked={followsFilm}
          onChange={({ currentTarget }) => playerChoices.change({ followsFilm: currentTarget.checked })}
        />
        <span className={styles['files']}>
          <Icon name="download" size="small" />
          {files.map(({ kind, url, name }) => (
            <a
              key={kind}
              href={url}
              download={name}
              aria-label={`${text('downloadTranscript')}: ${text(kind)}`}
            >
              <Text id={kind} />
            </a>
          ))}
        </span>
      </div>
    </>
  );
}

function Found({ words, search }: { words: string; search: string }) {
  if (search.trim() === '') return words;
  return markedTexts(words, search).map((one, index) =>
    one.isFound ? <mark key={index}>{one.words}</mark> : one.words,
  );
}
