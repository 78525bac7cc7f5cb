import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';

/** What stands at an address where there is nothing. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <SheetPage width="form" title={<Text id="pageNotFound" />} lead={<Text id="pageNotFoundHint" />}>
      <div>
        <Button tone="primary" onClick={() => void navigate('/')}>
          <Text id="home" />
        </Button>
      </div>
    </SheetPage>
  );
}
