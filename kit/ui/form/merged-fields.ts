/** After somebody else's change: what was typed here stays, and what was not follows the change. */
export const mergedFields = <Fields extends Readonly<Record<string, string>>>(
  typed: Fields,
  before: Fields,
  now: Fields,
): Fields =>
  Object.fromEntries(
    Object.keys(now).map((name) => [name, typed[name] === before[name] ? now[name] : typed[name]]),
  ) as Fields;
