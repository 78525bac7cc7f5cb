import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { QrPicture } from '#kit/ui/qr-code/qr-picture.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { signUpPath } from '../rules/group.ts';
import styles from './groups.module.css';

interface SignUpLinkProps {
  groupId: string;
}

/** The address by which anyone may join a group that is open for it (HOLE-10). */
export function SignUpLink({ groupId }: SignUpLinkProps) {
  const text = useText();
  const address = new URL(signUpPath(groupId), window.location.origin).href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', text('linkCopied'));
    } catch {
      // Some browsers refuse, as they may; the address can still be selected.
      showToast('error', text('linkNotCopied'));
    }
  }

  return (
    <Card title={<Text id="signUpLink" />}>
      <p className={styles['quiet']}>
        <Text id="signUpLinkHelp" />
      </p>
      <div className={styles['link']}>
        <code>{address}</code>
        <Button onClick={() => void copy()}>
          <Icon name="link" />
          <Text id="copyLink" />
        </Button>
        <Button onClick={() => window.print()}>
          <Icon name="printer" />
          <Text id="print" />
        </Button>
      </div>
      <QrPicture text={address} label={text('signUpCode')} />
    </Card>
  );
}
