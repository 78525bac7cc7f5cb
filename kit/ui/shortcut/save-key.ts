/** Ctrl+Enter, on a Mac also Cmd+Enter: saves from any field, also from one in which Enter begins a line. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey;
