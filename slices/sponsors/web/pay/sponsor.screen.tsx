import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount, useOwnDocument } from '#slices/billing/web/api.ts';
import { sponsorPage, type SponsorPageQuery } from './pay.graphql.generated.ts';
import { SponsorForm } from './sponsor-form.tsx';
import { SponsorStep } from './sponsor-step.tsx';
import { useSponsoring, type Sponsoring } from './use-sponsoring.ts';

type Asked = NonNullable<SponsorPageQuery['sponsorPage']>;

/** Where somebody without an account pays for a student: open to everybody who has the link, and to nobody else. */
export function SponsorScreen() {
  const { token = '' } = useParams();
  const isOwnDocument = useOwnDocument();
  const answer = useQuery(sponsorPage, { token }, { fresh: true });
  const sponsoring = useSponsoring(token);
  if (sponsoring.isUnderWay)
    return isOwnDocument && <SponsorStep sponsoring={sponsoring} asked={answer.data?.sponsorPage ?? null} />;
  return (
    <DataView
      answer={answer}
      waiting={
        <Page width="form">
          <Skeleton shape="lines" count={6} />
        </Page>
      }
      empty={<LinkOver />}
    >
      {({ sponsorPage: asked }) => asked && isOwnDocument && <Asking asked={asked} sponsoring={sponsoring} />}
    </DataView>
  );
}

const LinkOver = () => (
  <SheetPage title={<Text id="sponsorPageOver" />} lead={<Text id="sponsorPageOverText" />} />
);

function Asking({ asked, sponsoring }: { asked: Asked; sponsoring: Sponsoring }) {
  const text = useText();
  const amountText = useAmount();
  const { firstName: student, college, campus, most, currency, takesParts, takesCards } = asked;
  return (
    <SheetPage
      width="form"
      title={text('sponsorPageTitle', { student })}
      lead={text(takesParts ? 'sponsorPageLead' : 'sponsorPageLeadAll', {
        student,
        college,
        campus,
        amount: amountText(most, currency),
      })}
    >
      {takesCards ? (
        <SponsorForm asked={asked} problem={sponsoring.problem} onPay={sponsoring.begin} />
      ) : (
        <Note>
          <Text id="noCardsInRegion" />
        </Note>
      )}
    </SheetPage>
  );
}
