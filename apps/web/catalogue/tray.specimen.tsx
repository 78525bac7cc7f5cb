import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { putInTray } from '#kit/ui/tray/tray.ts';
import { Row, Specimen } from './specimen.tsx';
import styles from './catalogue.module.css';

function Work() {
  return (
    <div className={styles['body']}>
      <Progress label="Hermeneutics II, lesson 3.mp4" done={9} total={24} />
    </div>
  );
}

/** The corner in which work goes on while people move about; a slice brings what stands in it. */
export function TraySpecimen() {
  const [takeOut, setTakeOut] = useState<(() => void) | null>(null);
  const begin = (): void => {
    const end = putInTray('specimen', Work);
    setTakeOut(() => end);
  };
  const end = (): void => {
    takeOut?.();
    setTakeOut(null);
  };
  return (
    <Specimen title="Tray" about="Fixed in the corner; goes on while you move about." width="half">
      <Row>
        {takeOut ? <Button onClick={end}>End the work</Button> : <Button onClick={begin}>Begin work</Button>}
      </Row>
    </Specimen>
  );
}
