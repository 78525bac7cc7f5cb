type Said = Readonly<Record<string, unknown>>;

interface Told {
  before?: Said;
  after?: Said;
  reason?: string;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What was changed, as a payload with one line for each thing: "name: A → B". */
export function changesIn(payload: string): string {
  const { before = {}, after = {}, reason } = JSON.parse(payload) as Told;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.map((name) => [
    name,
    [before, after]
      .filter((said) => name in said)
      .map((said) => written(said[name]))
      .join(' → '),
  ]);
  return JSON.stringify({ ...Object.fromEntries(lines), ...(reason !== undefined && { reason }) });
}
