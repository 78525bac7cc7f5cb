import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { ForcedLook, LOOKS } from './forced-look.tsx';
import { Row, Specimen, Stack } from './specimen.tsx';
import styles from './catalogue.module.css';

/** What is operated, as it looks under the mouse, pressed and found by the keyboard. */
export function LooksSection() {
  return (
    <Specimen title="Under the hand" about="What the mouse and the keyboard find says so, on every surface.">
      <div className={styles['looks']}>
        {LOOKS.map(([look, name]) => (
          <ForcedLook key={look} look={look}>
            <Stack>
              <Row>
                <IconButton icon="edit" label={`Edit: ${name}`} />
                <LinkButton to="/catalogue">{name}</LinkButton>
                <p>
                  <Link to="/catalogue">A link</Link> in a sentence
                </p>
              </Row>
              <TextField name={`text-${look}`} label={`Text: ${name}`} defaultValue="Walsall" />
              <SelectField
                name={`choice-${look}`}
                label={`Choice: ${name}`}
                options={[{ value: 'w', label: 'Walsall' }]}
              />
              <Row>
                <Checkbox label={`Agreed: ${name}`} defaultChecked />
                <Switch label={`On: ${name}`} defaultChecked />
              </Row>
            </Stack>
          </ForcedLook>
        ))}
      </div>
    </Specimen>
  );
}
