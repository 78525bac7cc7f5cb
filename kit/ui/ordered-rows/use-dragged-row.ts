import { useState, type DragEvent } from 'react';
import { landing } from './landing.ts';

/** What a row is given to be dragged, and to show what would land beside it. */
export interface RowDrag {
  'data-dragged': boolean;
  /** On which side the dragged row would land, if it was let go here. */
  'data-lands': 'before' | 'behind' | undefined;
  onDragStart: (event: DragEvent<HTMLLIElement>) => void;
  onDragOver: (event: DragEvent<HTMLLIElement>) => void;
  onDrop: (event: DragEvent<HTMLLIElement>) => void;
  onDragEnd: () => void;
}

interface Dragged {
  from: number;
  /** Where it would land; where it came from while it is over nothing else. */
  to: number;
}

function isOverLowerHalf({ clientY, currentTarget }: DragEvent<HTMLLIElement>): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
}

/** Lets the rows of a list be moved by hand. Files that are dragged over them are none of its business. */
export function useDraggedRow(onMove: (from: number, to: number) => void): (index: number) => RowDrag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  return (place) => ({
    'data-dragged': dragged?.from === place,
    'data-lands': sideAt(dragged, place),
    onDragStart({ dataTransfer, currentTarget }) {
      dataTransfer.effectAllowed = 'move';
      // Some browsers drag nothing that has no words.
      dataTransfer.setData('text/plain', currentTarget.textContent);
      setDragged({ from: place, to: place });
    },
    onDragOver(event) {
      if (!dragged) return;
      event.preventDefault();
      const to = landing(dragged.from, place, isOverLowerHalf(event));
      if (to !== dragged.to) setDragged({ ...dragged, to });
    },
    onDrop(event) {
      if (!dragged) return;
      event.preventDefault();
      setDragged(null);
      onMove(dragged.from, dragged.to);
    },
    onDragEnd: () => setDragged(null),
  });
}

/** A row that moves down lands behind the one whose place it takes, one that moves up before it. */
function sideAt(dragged: Dragged | null, index: number): RowDrag['data-lands'] {
  if (!dragged || dragged.to !== index || dragged.to === dragged.from) return undefined;
  return dragged.to > dragged.from ? 'behind' : 'before';
}
