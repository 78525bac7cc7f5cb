import type { ComponentProps } from 'react';
import styles from './table.module.css';

/** What a row is opened by where that needs no other screen: beside the list, or in a window over it. */
export const OpenButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={styles['open']} {...props} />
);
