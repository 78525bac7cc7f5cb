/** Whether an address is one of those that a pattern such as `/users/:_id` stands for; both are cut at their slashes. */
export const isAt = (pattern: readonly string[], steps: readonly string[]): boolean =>
  pattern.length === steps.length && pattern.every((name, at) => name.startsWith(':') || name === steps[at]);
