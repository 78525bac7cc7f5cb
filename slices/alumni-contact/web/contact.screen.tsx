import { useSearchParams } from 'react-router';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { OWN_MESSAGES_PAGE } from '../rules/contact-pages.ts';
import { AlumniFinder } from './alumni-finder.tsx';
import { WriteTo } from './write-to.tsx';

/** Where alumni find each other and write; the address names to whom. */
export function ContactScreen() {
  const [params] = useSearchParams();
  const to = params.get('to');
  const text = useText();
  return (
    <AlumniArea
      title={text('contactTitle')}
      subtitle={<Text id="contactLead" />}
      actions={
        <LinkButton to={OWN_MESSAGES_PAGE}>
          <Icon name="mail" />
          <Text id="contactOwn" />
        </LinkButton>
      }
    >
      {to === null ? <AlumniFinder /> : <WriteTo key={to} personId={to} />}
    </AlumniArea>
  );
}
