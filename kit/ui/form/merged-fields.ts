/** After another user's change: typed fields stay, the others follow the change. */
export const mergedFields = <Fields extends Readonly<Record<string, string>>>(
  typed: Fields,
  before: Fields,
  now: Fields,
): Fields =>
  Object.fromEntries(
    Object.keys(now).map((name) => [name, typed[name] === before[name] ? now[name] : typed[name]]),
  ) as Fields;
