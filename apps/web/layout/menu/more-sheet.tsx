import { useId } from 'react';
import { NavLink } from 'react-router';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Dialog } from '#kit/ui/modal/dialog.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './more-sheet.module.css';
import type { MenuSection } from './tabs-of.ts';

interface MoreSheetProps {
  sections: readonly MenuSection[];
  onClose: () => void;
}

/** The rest of the menu, drawn up from the foot of a phone. */
export function MoreSheet({ sections, onClose }: MoreSheetProps) {
  const text = useText();
  const id = useId();
  return (
    <Dialog className={styles['sheet']} labelledBy={id} onClose={onClose}>
      <header className={styles['head']}>
        <h2 id={id}>
          <Text id="menuMore" />
        </h2>
        <IconButton icon="close" label={text('close')} onClick={onClose} />
      </header>
      <div className={styles['body']}>
        {sections.map((section) => (
          <Section key={section.heading ?? ''} section={section} onFollow={onClose} />
        ))}
      </div>
    </Dialog>
  );
}

interface SectionProps {
  section: MenuSection;
  onFollow: () => void;
}

function Section({ section: { heading, entries }, onFollow }: SectionProps) {
  return (
    <>
      {heading && (
        <h3>
          <Text id={heading} />
        </h3>
      )}
      <ul>
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink to={path} onClick={onFollow}>
              {icon && <Icon name={icon} />}
              <Text id={label} />
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
