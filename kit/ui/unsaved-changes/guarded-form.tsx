import { useRef, type ComponentProps } from 'react';
import { Form } from '../form/form.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

/** A form that asks before somebody leaves it changed and not saved. */
export function GuardedForm<Name extends string>(props: ComponentProps<typeof Form<Name>>) {
  const isChanged = useRef(false);
  const markChanged = (): void => {
    isChanged.current = true;
  };

  async function submit(values: Record<Name, string>): Promise<void> {
    // Saving often leads to another page, which must not be asked about.
    isChanged.current = false;
    try {
      // Whoever has told by themselves what was in the way answers false.
      if ((await props.onSubmit(values)) === false) isChanged.current = true;
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
