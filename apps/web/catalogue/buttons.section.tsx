import { ActionButton, ACTIONS, type ActionName } from '#kit/ui/button/action-button.tsx';
import { Button, type ButtonTone } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { DownloadLink } from '#kit/ui/button/download-link.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { IconCircle } from '#kit/ui/icon/icon-circle.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { ForcedLook, LOOKS, type Look } from './forced-look.tsx';
import { Row, Specimen, Stack } from './specimen.tsx';
import styles from './catalogue.module.css';

const TONES: readonly [ButtonTone, string, string][] = [
  ['primary', 'Save', 'Saving'],
  ['default', 'Add', 'Adding'],
  ['quiet', 'Details', 'Loading'],
  ['danger', 'Delete', 'Deleting'],
  ['permanent', 'Delete', 'Deleting'],
];

function LookingButton({ look, tone, label }: { look: Look; tone: ButtonTone; label: string }) {
  return (
    <ForcedLook look={look}>
      <Button tone={tone}>{label}</Button>
    </ForcedLook>
  );
}

function ButtonStates() {
  return (
    <div className={styles['states']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Tone</th>
            <th scope="col">Rest</th>
            {LOOKS.map(([look, name]) => (
              <th key={look} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Processing</th>
            <th scope="col">Disabled</th>
          </tr>
        </thead>
        <tbody>
          {TONES.map(([tone, label, busy]) => (
            <tr key={tone}>
              <th scope="row">{tone}</th>
              <td>
                <Button tone={tone}>
                  {tone === 'danger' && <Icon name="trash" />}
                  {label}
                </Button>
              </td>
              {LOOKS.map(([look]) => (
                <td key={look}>
                  <LookingButton look={look} tone={tone} label={label} />
                </td>
              ))}
              <td>
                <Button tone={tone} isProcessing>
                  {busy}
                </Button>
              </td>
              <td>
                <Button tone={tone} disabled>
                  {label}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Everything that is pressed. */
export function ButtonsSection() {
  return (
    <Specimen
      title="Buttons"
      about="One primary a screen. Processing shows a spinner beside the word and is disabled."
    >
      <Stack>
        <ButtonStates />
        <Row>
          {(Object.keys(ACTIONS) as ActionName[]).map((action) => (
            <ActionButton key={action} action={action} />
          ))}
        </Row>
        <Row>
          <Button tone="primary" size="large">
            Large 42
          </Button>
          <Button>Regular 36</Button>
          <LinkButton to="/catalogue/print">A sheet to print</LinkButton>
          <DownloadLink href="/robots.txt">Store a file</DownloadLink>
          <IconButton icon="edit" label="Edit this" />
          <IconButton icon="trash" label="Delete this" disabled />
          <IconCircle icon="book" />
          <IconCircle icon="award" tone="brand" />
          <IconCircle icon="check" tone="success" />
          <IconCircle icon="clock" tone="warning" />
          <IconCircle icon="alert" tone="danger" />
          <IconCircle icon="archive" tone="neutral" />
        </Row>
      </Stack>
    </Specimen>
  );
}
