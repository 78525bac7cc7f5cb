import { useMemo } from 'react';
import { qrCode } from '#kit/qr-code/qr-code.ts';
import styles from './qr-picture.module.css';

/** The light edge without which a reader does not find the code, in modules. */
const EDGE = 4;

interface QrPictureProps {
  text: string;
  /** What it leads to, for those who do not see it. */
  label: string;
}

/** A text as a picture for the cameras of phones; nothing for one that is too long. It is dark on light in any theme. */
export function QrPicture({ text, label }: QrPictureProps) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (!rows) return null;
  const side = rows.length + 2 * EDGE;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here and has no address of its own.
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
