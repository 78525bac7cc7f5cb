import { languageName } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useTextIfKnown } from '#kit/ui/text/use-text.ts';
import type { ManagedLessonFragment } from './managed-lessons.graphql.generated.ts';

interface FilmStatesProps {
  films: ManagedLessonFragment['films'];
  /** Null where nothing can be changed. */
  onAgain: ((filmId: string) => Promise<unknown>) | null;
}

const TONES = { WAITING: 'info', PREPARING: 'info', READY: 'success', FAILED: 'danger' } as const;
const TEXTS = {
  WAITING: 'filmWaits',
  PREPARING: 'filmIsPrepared',
  READY: 'filmReady',
  FAILED: 'filmNotReady',
} as const;

/** Which films a lesson has and how far each is; one that failed says why and can be tried again. */
export function FilmStates({ films, onAgain }: FilmStatesProps) {
  const textIfKnown = useTextIfKnown();
  return films.map(({ _id, locale, state, progress, failure }) => (
    <span key={_id}>
      <Chip tone={TONES[state]}>
        <Text
          id={TEXTS[state]}
          values={{
            language: languageName(locale),
            percent: Math.round(progress * 100),
          }}
        />
      </Chip>
      {state === 'FAILED' && (
        <>
          {' '}
          {failure && textIfKnown(failure)}{' '}
          {onAgain && (
            <Button tone="quiet" onClick={() => void onAgain(_id)}>
              <Text id="tryAgain" />
            </Button>
          )}
        </>
      )}
    </span>
  ));
}
