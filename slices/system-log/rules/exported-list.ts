/** The names lists have in files: 'users', 'system-log'. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/;
const MAX_NAME = 40;
/** No list is narrowed by more words than this. */
const MAX_FILTER = 2_000;

export interface NewExport {
  list: string;
  /** How the list is narrowed, as JSON. */
  filter: string;
}

/** What the record says about an export; null for what no list of ours asks. */
export function exportedList({ list, filter }: NewExport): { list: string; filter: object } | null {
  if (!NAME.test(list) || list.length > MAX_NAME || filter.length > MAX_FILTER) return null;
  try {
    const told: unknown = JSON.parse(filter);
    return typeof told === 'object' && told !== null && !Array.isArray(told) ? { list, filter: told } : null;
  } catch {
    return null;
  }
}
