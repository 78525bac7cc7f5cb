import { useIntl } from 'react-intl';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { TranscriptSheetFragment } from './own-transcript.graphql.generated.ts';
import { TermTable } from './term-table.tsx';
import styles from './transcripts.module.css';

/** What stands on a transcript under its letterhead. */
export function TranscriptSheet({ transcript }: { transcript: TranscriptSheetFragment }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { studentName, campus, terms, creditsEarned, average, gpa } = transcript;
  return (
    <>
      <FactList
        facts={[
          { term: text('transcriptStudent'), value: studentName },
          { term: text('transcriptCampus'), value: campus },
        ]}
      />
      {terms.map((term) => (
        <TermTable key={`${term.term} ${term.firstDay}`} term={term} />
      ))}
      <div className={styles['sums']}>
        <FactList
          facts={[
            { term: text('transcriptCreditsEarned'), value: formatNumber(creditsEarned) },
            ...(average === null
              ? []
              : [
                  {
                    term: text('transcriptAverage'),
                    value: formatNumber(average, { maximumFractionDigits: 2 }),
                  },
                ]),
            ...(gpa === null
              ? []
              : [{ term: text('transcriptGpa'), value: formatNumber(gpa, { minimumFractionDigits: 2 }) }]),
          ]}
        />
      </div>
      <p className={styles['quiet']}>
        <Text id="transcriptScale" />
      </p>
    </>
  );
}
