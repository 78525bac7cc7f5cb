export type Side = 'above' | 'below';
export type Align = 'start' | 'centre' | 'end';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  side: Side;
  align: Align;
  /** Pixels between the anchor and what floats. */
  gap: number;
}

/** Nothing floats nearer than this to the edge of the window. */
const MARGIN = 6;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

function leftOf(anchor: Box, width: number, align: Align): number {
  if (align === 'start') return anchor.left;
  if (align === 'end') return anchor.left + anchor.width - width;
  return anchor.left + (anchor.width - width) / 2;
}

/** Where to put what floats: on the wanted side unless only the other has room, and always inside the window. */
export function placeFloating(
  anchor: Box,
  floating: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  { side, align, gap }: Placement,
): { left: number; top: number; side: Side } {
  const above = anchor.top - gap - floating.height;
  const below = anchor.top + anchor.height + gap;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + floating.height <= view.height - MARGIN;
  const chosen: Side =
    side === 'above'
      ? fitsAbove || !fitsBelow
        ? 'above'
        : 'below'
      : fitsBelow || !fitsAbove
        ? 'below'
        : 'above';
  const maxLeft = Math.max(MARGIN, view.width - floating.width - MARGIN);
  const maxTop = Math.max(MARGIN, view.height - floating.height - MARGIN);
  return {
    left: Math.round(clamp(leftOf(anchor, floating.width, align), MARGIN, maxLeft)),
    top: Math.round(clamp(chosen === 'above' ? above : below, MARGIN, maxTop)),
    side: chosen,
  };
}
