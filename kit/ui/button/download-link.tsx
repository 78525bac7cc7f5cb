import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { ButtonTone } from './button.tsx';
import styles from './button.module.css';

interface DownloadLinkProps {
  href: string;
  tone?: ButtonTone;
  children: ReactNode;
}

/** A link that stores a file on the device, and looks like the action it is. */
export const DownloadLink = ({ href, tone = 'default', children }: DownloadLinkProps) => (
  <a href={href} download className={styles['button']} data-tone={tone} data-size="normal">
    <Icon name="download" />
    {children}
  </a>
);
