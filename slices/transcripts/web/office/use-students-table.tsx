import { Chip } from '#kit/ui/chip/chip.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../transcripts.module.css';
import type { TranscriptStudentRowFragment } from './group-transcripts.graphql.generated.ts';

export type StudentRow = TranscriptStudentRowFragment;

/** The students of a group, each with the newest paper they were issued. */
export function useStudentsTable(onOpen: (student: StudentRow) => void): Table<StudentRow> {
  const text = useText();
  return {
    label: text('transcripts'),
    nameOf: ({ studentName }) => studentName,
    columns: [
      {
        id: 'student',
        header: text('transcriptStudent'),
        cell: (student) => (
          <span className={styles['student']}>
            <button type="button" className={styles['open']} onClick={() => onOpen(student)}>
              {student.studentName}
            </button>
            {student.isOnHold && (
              <Chip tone="warning">
                <Text id="transcriptOnHoldChip" />
              </Chip>
            )}
          </span>
        ),
      },
      {
        id: 'latest',
        header: text('latestTranscript'),
        cell: ({ latest }) =>
          latest ? (
            <span className={styles['student']}>
              <a href={latest.url} target="_blank" rel="noreferrer">
                {latest.number}
              </a>
              {latest.revokedReason !== null && (
                <Chip tone="danger">
                  <Text id="transcriptRevoked" />
                </Chip>
              )}
            </span>
          ) : (
            '–'
          ),
      },
    ],
  };
}
