import type { ReactNode } from 'react';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { walkAddress } from '../walk-address.ts';

interface WalkHeadingProps {
  group: { _id: string; name: string };
  form: { _id: string; name: string };
  actions?: ReactNode;
}

/** Which group is evaluated by which form, and what can be done with all of it. */
export function WalkHeading({ group, form, actions }: WalkHeadingProps) {
  const text = useText();
  return (
    <PageHeading
      way={[
        { label: text('menuEvaluations'), to: '/evaluations' },
        { label: group.name, to: walkAddress({ groupId: group._id, formId: form._id }) },
      ]}
      title={<Text id="evaluateNamed" values={{ group: group.name }} />}
      subtitle={form.name}
      actions={actions}
    />
  );
}
