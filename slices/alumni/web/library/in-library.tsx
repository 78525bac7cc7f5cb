import type { ReactNode } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import { ShelfContext } from '#slices/lessons/web/api.ts';
import { LIBRARY_PAGE } from '../../rules/library-pages.ts';
import { AlumniArea } from '../alumni-area.tsx';

/** A course of the library, or a lesson of one: what stands in it leads on within the library. */
export function InLibrary({ children }: { children: ReactNode }) {
  const name = useText()('alumniLibrary');
  return (
    <AlumniArea>
      <ShelfContext value={{ address: LIBRARY_PAGE, name }}>{children}</ShelfContext>
    </AlumniArea>
  );
}
