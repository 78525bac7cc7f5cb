import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { submissionsZipAddress } from '../../rules/downloads.ts';
import styles from './grading.module.css';

interface DownloadAllProps {
  assignmentId: string;
  groupId: string;
}

/** One archive of everything that a group has handed in for an assignment. */
export const DownloadAll = ({ assignmentId, groupId }: DownloadAllProps) => (
  <a className={styles['zip']} href={submissionsZipAddress(assignmentId, groupId)} download>
    <Icon name="download" />
    <Text id="downloadAll" />
  </a>
);
