import { config } from '#kit/client/config.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';

/** A page of its own that links in older mails lead to. Students cannot login at the administrators' address. */
export function PasswordRecoveredScreen() {
  if (config().environment === 'admin-production') {
    return (
      <SheetPage title={<Text id="passwordRecovered" />} lead={<Text id="passwordRecoveredOpenApp" />} />
    );
  }
  return (
    <SheetPage title={<Text id="passwordRecovered" />} lead={<Text id="passwordRecoveredLogin" />}>
      <LinkButton to="/login" tone="primary">
        <Text id="login" />
      </LinkButton>
    </SheetPage>
  );
}
