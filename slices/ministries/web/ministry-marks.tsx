import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './ministries.module.css';

interface MinistryMarksProps {
  ministry: { hasGraduate: boolean; hasMember: boolean };
}

/** Who is among the ministers, in a word each; nothing where nothing is said of them. */
export function MinistryMarks({ ministry: { hasGraduate, hasMember } }: MinistryMarksProps) {
  if (!hasGraduate && !hasMember) return null;
  return (
    <span className={styles['marks']}>
      {hasGraduate && (
        <Chip tone="info">
          <Text id="graduateMark" />
        </Chip>
      )}
      {hasMember && (
        <Chip>
          <Text id="memberMark" />
        </Chip>
      )}
    </span>
  );
}
