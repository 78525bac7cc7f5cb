import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuGroup, MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { Specimen } from './specimen.tsx';

/** Actions that drop down from a button. */
export function MenuSection() {
  return (
    <Specimen
      title="Menu"
      about="Drops down from its button; arrows, Home, End and letters lead through it."
      width="half"
    >
      <Menu
        label="Actions for Kwame Boateng"
        align="start"
        renderButton={(links) => (
          <Button {...links}>
            Open the menu
            <Icon name="chevronDown" size="small" />
          </Button>
        )}
      >
        <MenuItem icon="user" action="/catalogue" aside="Enter">
          Open profile
        </MenuItem>
        <MenuItem icon="mail" action={() => {}}>
          Send a message
        </MenuItem>
        <MenuItem icon="key" action={() => {}} disabled>
          Reset password
        </MenuItem>
        <MenuSeparator />
        <MenuGroup heading="Restricted">
          <MenuItem icon="trash" tone="danger" action={() => {}}>
            Delete account
          </MenuItem>
        </MenuGroup>
      </Menu>
    </Specimen>
  );
}
