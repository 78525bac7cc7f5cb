interface Walk {
  groupId: string;
  formId: string;
  /** With whom it begins; else with the first. */
  personId?: string;
}

/** Where a group is evaluated, student by student. */
export function walkAddress({ groupId, formId, personId }: Walk): string {
  const asked = new URLSearchParams({ form: formId, ...(personId !== undefined && { person: personId }) });
  return `/evaluations/groups/${groupId}?${asked}`;
}
