import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { FormSaving } from '../form/form-context.ts';
import { Dialog } from '../modal/dialog.tsx';
import { ClosingQuestion } from '../modal/modal.tsx';
import { useClosing } from '../modal/use-closing.ts';
import { useText } from '../text/use-text.ts';
import styles from './drawer.module.css';
import { LeavingDrawer } from './leaving-drawer.ts';

interface DrawerProps {
  isOpen: boolean;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Before the title: whom it is about. */
  picture?: ReactNode;
  /** Beside the button that closes: the way to the one before and the one after. */
  steps?: ReactNode;
  onClose: () => void;
  /** Leaves only an edge of the list in sight: for what is read beside a form. */
  width?: 'wide';
  /** Buttons at the foot, always in sight. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One thing of a list, at the right edge, with the list still in sight. On a phone it takes the whole width. */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  return isOpen ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer(props: Omit<DrawerProps, 'isOpen'>) {
  const { title, subtitle, picture, steps, onClose, width, actions, children } = props;
  const text = useText();
  const id = useId();
  const closing = useClosing(onClose);
  return (
    <Dialog className={width ? styles['wide'] : styles['drawer']} labelledBy={id} onClose={closing.close}>
      <LeavingDrawer value={closing.leave}>
        <FormSaving value={closing.noteSaving}>
          <div className={styles['sheet']}>
            <header className={styles['head']}>
              {picture}
              <div className={styles['name']}>
                {/* The first button of those that lead to others would have the focus, though nobody wants it first. */}
                <h2
                  id={id}
                  className={styles['title']}
                  {...(steps !== undefined && { tabIndex: -1, 'data-focused-first': true })}
                >
                  {title}
                </h2>
                {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
              </div>
              {steps}
              <IconButton icon="close" label={text('close')} onClick={closing.close} />
            </header>
            <div className={styles['body']} onInput={closing.noteTyping}>
              {children}
            </div>
            {actions && <footer className={styles['foot']}>{actions}</footer>}
          </div>
        </FormSaving>
      </LeavingDrawer>
      <ClosingQuestion closing={closing} />
    </Dialog>
  );
}
