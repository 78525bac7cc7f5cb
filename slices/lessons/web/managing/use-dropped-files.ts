import { useState, type DragEvent } from 'react';

interface DropArea {
  'data-over': boolean;
  onDragOver: (event: DragEvent<HTMLElement>) => void;
  onDragLeave: (event: DragEvent<HTMLElement>) => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
}

const areFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Lets files be dropped anywhere on a part of the page. A lesson that is moved about in it is none. */
export function useDroppedFiles(onFiles: (files: File[]) => void): DropArea {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver(event) {
      if (!areFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }) {
      // Going over to something within is not leaving.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop(event) {
      if (!areFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
