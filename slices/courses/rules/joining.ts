/** Whether work is required of a student: not what was due before their first day in any group with its course. */
export const isRequired = (dueAt: Date, joinedAt: Date | null): boolean =>
  joinedAt === null || dueAt >= joinedAt;
