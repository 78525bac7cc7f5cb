import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';

export function NotFoundScreen() {
  return (
    <SheetPage width="form" title={<Text id="pageNotFound" />} lead={<Text id="pageNotFoundHint" />}>
      <div>
        <LinkButton to="/" tone="primary">
          <Text id="home" />
        </LinkButton>
      </div>
    </SheetPage>
  );
}
