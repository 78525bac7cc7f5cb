import { useEffect, useState, type ComponentType } from 'react';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';

/** Stands in for a screen whose code is not there without a network, and gives way to it. */
export function screenLater(component: Promise<ComponentType>): ComponentType {
  return function ScreenLater() {
    const [Screen, setScreen] = useState<ComponentType | null>(null);
    useEffect(function takeTheScreenOnceItIsThere() {
      component.then(
        (loaded) => setScreen(() => loaded),
        (error: unknown) =>
          // Thrown while drawing, so that the crash screen shows it like any other.
          setScreen(() => () => {
            throw error;
          }),
      );
    }, []);
    if (Screen) return <Screen />;
    return (
      <SheetPage width="form" title={<Text id="youAreOffline" />} lead={<Text id="comesWhenOnline" />} />
    );
  };
}
