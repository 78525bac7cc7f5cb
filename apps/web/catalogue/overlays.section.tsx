import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { ModalButton } from '#kit/ui/modal/modal-button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { Tooltip } from '#kit/ui/tooltip/tooltip.tsx';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { KeyboardSpecimen } from './keyboard.specimen.tsx';
import { MenuSection } from './menu.section.tsx';
import { TraySpecimen } from './tray.specimen.tsx';
import { Row, Specimen, Stack } from './specimen.tsx';
import styles from './catalogue.module.css';

function Sheets() {
  const [open, setOpen] = useState<'confirm' | 'drawer' | null>(null);
  const tellWithUndo = useUndoToast();
  const close = (): void => setOpen(null);
  return (
    <Row>
      <ModalButton>
        {() => (
          <Stack>
            <p>A modal without a title of its own is called as its button. Toasts are in reach of it.</p>
            <Row>
              <Button onClick={() => tellWithUndo('Moved into the other group', () => {})}>
                Tell from here
              </Button>
            </Row>
          </Stack>
        )}
      </ModalButton>
      <Button tone="danger" onClick={() => setOpen('confirm')}>
        Delete attempt
      </Button>
      <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
      <Confirm
        isOpen={open === 'confirm'}
        title="Delete this attempt?"
        action="Delete for good"
        onConfirm={close}
        onCancel={close}
      >
        Kwame Boateng’s second attempt at Hermeneutics I, with all 30 answers, is removed for good. His grade
        goes back to 64.
      </Confirm>
      <Drawer
        isOpen={open === 'drawer'}
        title="Leave request"
        subtitle="Grace Adeyemi · 3 days"
        onClose={close}
        actions={
          <Button tone="primary" onClick={close}>
            Approve leave
          </Button>
        }
      >
        My sister marries in Lagos on Saturday.
      </Drawer>
    </Row>
  );
}

/** What floats over the page, and what is told in passing. */
export function OverlaysSection() {
  const tellWithUndo = useUndoToast();
  const isDesk = useIsAtLeast('md');
  return (
    <>
      <Specimen
        title="Modal, confirm, drawer"
        about="Only for what cannot be undone. At least 400 wide, layer 1100; the drawer 468."
      >
        <Sheets />
      </Specimen>
      <Specimen
        title="Toasts"
        about="Bottom centre, 5 seconds, Undo instead of “Are you sure?”."
        width="half"
      >
        <Row>
          <Button onClick={() => tellWithUndo('Moved 3 people to Second year, evening', () => {})}>
            Move people
          </Button>
          <Button onClick={() => showToast('info', 'A new version is ready')}>Tell news</Button>
          <Button onClick={() => showToast('error', 'Not sent: the network is away')}>Fail</Button>
        </Row>
      </Specimen>
      <TraySpecimen />
      <Specimen
        title="Tooltip"
        about="After 100 ms of hover or 700 ms of touch; at most 300 wide."
        width="half"
      >
        <Tooltip text={`Tuesday 17 November 2026, 12:04 GMT, seen on a ${isDesk ? 'desk' : 'phone'}`}>
          {(link) => (
            <button type="button" className={styles['bare']} {...link}>
              <Chip>5 minutes ago</Chip>
            </button>
          )}
        </Tooltip>
      </Specimen>
      <MenuSection />
      <KeyboardSpecimen />
      <Specimen
        title="Spinners"
        about="44, border 39 that never shrinks, small 24, 16 in buttons."
        width="half"
      >
        <Row>
          <Spinner />
          <Spinner size="border" />
          <Spinner size="small" />
          <Spinner size="button" />
        </Row>
      </Specimen>
      <Specimen title="Notes" about="24 px icon, one sentence, at most one action." width="half">
        <Stack>
          <Note>Deadlines are in Walsall time.</Note>
          <Note tone="success">All 48 rows were imported.</Note>
          <Note tone="warning">After 23:59 the score is capped at 70.</Note>
          <Note tone="danger">The payment plan has stopped.</Note>
        </Stack>
      </Specimen>
    </>
  );
}
