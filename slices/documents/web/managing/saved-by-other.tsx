import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ComparedTexts } from './compared-texts.tsx';
import styles from './documents.module.css';

interface SavedByOtherProps {
  theirs: string;
  yours: string;
  onTake: () => void;
}

/** Tells that another window was quicker, and lets the two texts be compared. */
export function SavedByOther({ theirs, yours, onTake }: SavedByOtherProps) {
  const [isCompared, setIsCompared] = useState(false);
  return (
    <>
      <Note tone="danger">
        <Text id="bodySavedByOther" />
        <div className={styles['choices']}>
          <Button aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
            <Text id="compareVersion" />
          </Button>
          <Button onClick={onTake}>
            <Text id="takeTheirs" />
          </Button>
        </div>
      </Note>
      {isCompared && (
        <Card title={<Text id="theirsAndYours" />}>
          <ComparedTexts before={theirs} after={yours} />
        </Card>
      )}
    </>
  );
}
