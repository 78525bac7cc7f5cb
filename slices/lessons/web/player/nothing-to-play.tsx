import { useEffect, useEffectEvent } from 'react';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { NothingToPlay } from '../../rules/films/film-choice.ts';
import type { PlayedFilmFragment } from '../lesson.graphql.generated.ts';
import styles from '../lesson.module.css';

/** How often a film that is being prepared is looked after. */
const LOOK_EVERY_MS = 5_000;

interface NothingToPlayProps {
  why: NothingToPlay;
  films: readonly PlayedFilmFragment[];
  onLook: () => Promise<void>;
}

/** The place of the player while there is nothing to play, and why. A film that is being prepared appears by itself. */
export function NothingToPlayStage({ why, films, onLook }: NothingToPlayProps) {
  const text = useText();
  const look = useEffectEvent(onLook);
  const isOnItsWay = why === 'filmBeingPrepared';
  useEffect(
    function lookAgain() {
      if (!isOnItsWay) return;
      // A network that is gone is no news here: the next look may reach it.
      const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [isOnItsWay],
  );
  const done = Math.max(0, ...films.map(({ progress }) => progress));
  return (
    <div className={styles['nothing']}>
      <p>
        <Text id={why} />
      </p>
      {isOnItsWay && <Progress label={text('filmBeingPrepared')} done={Math.round(done * 100)} total={100} />}
    </div>
  );
}
