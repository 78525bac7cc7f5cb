import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { ModalButton } from '#kit/ui/modal/modal-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { question } from '../rules/help-request.ts';
import { useAskTeacher } from './use-ask-teacher.ts';

/** Stands beside the name of the teacher of a course. */
export function AskTeacher({ courseId }: { courseId: string }) {
  const text = useText();
  const ask = useAskTeacher({ courseId });
  return (
    <ModalButton label={<Text id="askTeacher" />} title={<Text id="askTeacherTitle" />}>
      {(close) => (
        <FieldsForm
          id={`ask-${courseId}`}
          fields={question}
          submitLabel={text('sendHelpRequest')}
          onSubmit={async ({ message }) => {
            if (await ask(message)) close();
          }}
        >
          {({ control }) => (
            <TextArea {...control('message')} label={text('yourQuestion')} rows={5} autoFocus />
          )}
        </FieldsForm>
      )}
    </ModalButton>
  );
}
