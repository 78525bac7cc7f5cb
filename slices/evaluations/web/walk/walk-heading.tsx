import type { ReactNode } from 'react';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Text } from '#kit/ui/text/text.tsx';

interface WalkHeadingProps {
  group: { name: string };
  /** None while one is to be chosen. */
  form?: { name: string };
  actions?: ReactNode;
}

/** Which group is evaluated by which form, and what can be done with all of it. */
export function WalkHeading({ group, form, actions }: WalkHeadingProps) {
  useOpenedRecord(group.name);
  return (
    <PageHeading
      title={<Text id="evaluateNamed" values={{ group: group.name }} />}
      subtitle={form?.name}
      actions={actions}
    />
  );
}
