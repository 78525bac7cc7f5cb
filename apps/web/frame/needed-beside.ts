const isStyle = (file: string): boolean => file.endsWith('.css');

/**
 * What a screen needs is fetched beside it; the screen itself is being asked for anyway. Every page names the files of all
 * screens, and scripts that come in one order take less room. Styles stay in theirs: a later one overrules an earlier one.
 */
export function neededBeside(screen: string, needed: readonly string[]): string[] {
  const beside = needed.filter((file) => file !== screen);
  return [...beside.filter((file) => !isStyle(file)).toSorted(), ...beside.filter(isStyle)];
}
