import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { peopleImport, runPeopleImport } from './import.graphql.generated.ts';

interface RunImportFormProps {
  importId: string;
  count: number;
}

/** Begins the import. Mails go out only to those who are sent them on purpose. */
export function RunImportForm({ importId, count }: RunImportFormProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [peopleImport] });

  async function run({ sendsMail }: Partial<Record<'sendsMail', string>>): Promise<void> {
    await mutate(runPeopleImport, { importId, sendsMail: sendsMail === 'on' });
  }

  return (
    <Form<'sendsMail'> id="import" submitLabel={text('importNow', { count })} onSubmit={run}>
      <Checkbox name="sendsMail" label={text('importSendsMail')} help={text('importSendsMailHelp')} />
    </Form>
  );
}
