import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { runPeopleImport } from './import.graphql.generated.ts';

interface RunImportFormProps {
  importId: string;
  count: number;
  onStarted: () => void;
}

/** Begins the import. Mails go out only to those who are sent them on purpose. */
export function RunImportForm({ importId, count, onStarted }: RunImportFormProps) {
  const text = useText();
  const toastProblem = useProblemToast();

  async function run({ sendsMail }: Partial<Record<'sendsMail', string>>): Promise<void> {
    try {
      await call(runPeopleImport, { importId, sendsMail: sendsMail === 'on' });
      onStarted();
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <Form<'sendsMail'> id="import" submitLabel={text('importNow', { count })} onSubmit={run}>
      <Checkbox name="sendsMail" label={text('importSendsMail')} help={text('importSendsMailHelp')} />
    </Form>
  );
}
