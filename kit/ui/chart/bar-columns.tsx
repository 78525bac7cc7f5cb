import { blocksAt, laneCount, type BarArrangement } from './bar-blocks.ts';
import { fillOf } from './chart-marks.tsx';
import { placesOf, type Chart } from './chart.ts';
import { percent, Plot } from './plot.tsx';
import type { ValueScale } from './value-scale.ts';

interface BarColumnsProps {
  chart: Chart;
  arrangement: BarArrangement;
  scale: ValueScale;
  patterns: string;
}

/** How much of the width over a place its bars take; the rest keeps them apart. */
const FILLED = 0.64;

/** Bars that stand upright over days or months. */
export function BarColumns({ chart, arrangement, scale, patterns }: BarColumnsProps) {
  const places = placesOf(chart.along);
  const slot = 1 / places.length;
  const width = (slot * FILLED) / laneCount(chart.series, arrangement);
  return (
    <Plot chart={chart} scale={scale} patterns={patterns}>
      {places.map((place, at) =>
        blocksAt(at, chart.series, arrangement).map(({ series, from, to, lane }) => (
          <rect
            key={`${place}-${series}`}
            x={percent(slot * (at + (1 - FILLED) / 2) + width * lane)}
            width={percent(width)}
            y={percent(1 - scale.place(Math.max(from, to)))}
            height={percent(Math.abs(scale.place(to) - scale.place(from)))}
            fill={fillOf(patterns, series)}
          />
        )),
      )}
    </Plot>
  );
}
