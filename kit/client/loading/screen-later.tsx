import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { retryWhatWaits } from '#kit/ui/offline/network.ts';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { NoNetwork } from './no-network.tsx';

/** Stands in for a screen whose code cannot be had without a network, and gives way to it. */
export function screenLater(component: Promise<ComponentType>): ComponentType {
  // Once it is loaded, later visits show it at once.
  let there: ComponentType | null = null;
  component.then(
    (loaded) => (there = loaded),
    (error: unknown) =>
      // Thrown while drawing, so that the crash screen shows it like any other.
      (there = () => {
        throw error;
      }),
  );
  return function ScreenLater() {
    const [Screen, setScreen] = useState(() => there);
    useEffect(function takeTheScreenOnceItIsThere() {
      const take = () => setScreen(() => there);
      component.then(take, take);
    }, []);
    return Screen ? <Screen /> : <Waiting />;
  };
}

const Waiting = () => (
  <SheetPage width="form" title={<NoNetwork />}>
    <Note>
      <Text id="comesWhenOnline" />
      <Button onClick={() => void retryWhatWaits()}>
        <Text id="tryAgain" />
      </Button>
    </Note>
  </SheetPage>
);
