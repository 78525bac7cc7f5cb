/** As many labels as fit under a wide chart, and under a narrow one. */
const WIDE = 12;
const NARROW = 4;

/** Which places are named under the axis: always, only where there is room, or never. They keep even distances. */
export function shownLabels(count: number): (index: number) => 'always' | 'wide' | 'never' {
  const every = Math.ceil(count / WIDE) || 1;
  const narrowEvery = every * Math.ceil(Math.ceil(count / every) / NARROW);
  return (index) => (index % narrowEvery === 0 ? 'always' : index % every === 0 ? 'wide' : 'never');
}
