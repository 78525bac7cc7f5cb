import { LOOKS } from './chart.ts';
import styles from './chart-marks.module.css';

/** Drawn in white over the colour of a series, so that nobody has to tell colours apart. The first stays plain. */
const STROKES = [
  '',
  'M-2 2 2-2M0 8 8 0M6 10 10 6',
  'M2 2h.01M6 6h.01',
  'M0 4h8',
  'M-2 6 2 10M0 0 8 8M6-2 10 2',
  'M4 0v8',
];

/** Drawn at the points of a line: disc, square, triangle, diamond, upturned triangle, cross. */
const SHAPES = [
  'M0-4A4 4 0 0 1 0 4 4 4 0 0 1 0-4',
  'M-3.5-3.5h7v7h-7z',
  'M0-5 4.6 3.5h-9.2z',
  'M0-5.2 5.2 0 0 5.2-5.2 0z',
  'M0 5-4.6-3.5h9.2z',
  'M-4.5-1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3z',
];

export const lookOf = (series: number): number => series % LOOKS;

/** The fill of a series, from the patterns with this id. */
export const fillOf = (patterns: string, series: number): string => `url(#${patterns}-${lookOf(series)})`;

interface ChartPatternsProps {
  id: string;
}

/** The fills that all drawings of one chart share. */
export function ChartPatterns({ id }: ChartPatternsProps) {
  return (
    <svg className={styles['patterns']} aria-hidden="true">
      <defs>
        {STROKES.map((stroke, look) => (
          <pattern
            key={stroke}
            id={`${id}-${look}`}
            data-look={look}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" />
            <path d={stroke} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

interface PointProps {
  series: number;
  /** As SVG writes lengths: 12.5%. */
  x: string;
  y: string;
}

/** A point of a line, in the shape of its series. */
export function Point({ series, x, y }: PointProps) {
  return (
    <svg x={x} y={y} overflow="visible">
      <path className={styles['point']} data-look={lookOf(series)} d={SHAPES[lookOf(series)]} />
    </svg>
  );
}

interface SwatchProps {
  series: number;
  /** The patterns a bar is filled from; a line is told by the shape of its points. */
  patterns: string | null;
}

/** Stands before the name of a series and looks as it does in the chart. */
export function Swatch({ series, patterns }: SwatchProps) {
  return (
    <svg className={styles['swatch']} data-look={lookOf(series)} aria-hidden="true">
      {patterns === null ? (
        <>
          <path className={styles['line']} d="M0 7h20" />
          <Point series={series} x="10" y="7" />
        </>
      ) : (
        <rect x="3" width="14" height="14" rx="2" fill={fillOf(patterns, series)} />
      )}
    </svg>
  );
}
