import { useRef, type ComponentProps } from 'react';
import { Form } from '../form/form.tsx';
import { watchToldProblems } from '../form/told-problems.ts';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

/** A form that asks before it is left with unsaved changes. */
export function GuardedForm<Name extends string>(props: ComponentProps<typeof Form<Name>>) {
  const isChanged = useRef(false);
  const markChanged = (): void => {
    isChanged.current = true;
  };

  async function submit(values: Record<Name, string>): Promise<unknown> {
    // Saving often leads to another page, which must not be asked about.
    isChanged.current = false;
    const hasToldProblem = watchToldProblems();
    try {
      const answer = await props.onSubmit(values);
      if (answer === false || hasToldProblem()) isChanged.current = true;
      return answer;
    } catch (error) {
      isChanged.current = true;
      throw error;
    }
  }

  return (
    <div onInput={markChanged} onChange={markChanged}>
      <UnsavedChangesGuard hasChanges={() => isChanged.current} />
      <Form {...props} onSubmit={submit} />
    </div>
  );
}
