import { useText } from '#kit/ui/text/use-text.ts';
import { PersonPage } from '#slices/sign-in/web/api.ts';
import { StudentTranscripts } from '#slices/transcripts/web/api.ts';

/** One person for those who look after them, with what every slice has to say about them. */
export function PersonScreen() {
  const text = useText();
  return (
    <PersonPage
      moreTabs={[
        {
          id: 'transcripts',
          label: text('transcripts'),
          render: ({ _id }) => <StudentTranscripts studentId={_id} />,
        },
      ]}
    />
  );
}
