import { Icon } from '#kit/ui/icon/icon.tsx';
import { Key } from '#kit/ui/key/key.tsx';
import styles from './sitting.module.css';

interface AnswerChoiceProps {
  kind: 'radio' | 'checkbox';
  place: number;
  words: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the answers that are offered, large enough for a thumb, with the letter that chooses it. */
export function AnswerChoice({ kind, place, words, isChosen, onChoose }: AnswerChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input type={kind} name="answer" checked={isChosen} onChange={onChoose} />
      <span className={styles['mark']} data-kind={kind}>
        {kind === 'checkbox' && <Icon name="check" size="small" />}
      </span>
      <span className={styles['words']}>{words}</span>
      <span className={styles['letter']} aria-hidden="true">
        <Key keys={[String.fromCodePoint(65 + place)]} />
      </span>
    </label>
  );
}
