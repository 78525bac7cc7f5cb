import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { SettingsForm } from './settings-form.tsx';
import { siteSettings, type SiteSettingsQuery } from './site-settings.graphql.generated.ts';
import styles from './site-settings.module.css';

/** What is set for the whole site. */
export function SiteSettingsScreen() {
  const answer = useQuery(siteSettings, {}, { fresh: true });
  return (
    <Page>
      <PageHeading title={<Text id="siteSettings" />} subtitle={<Text id="siteSettingsLead" />} />
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />}>
        {({ siteSettings: settings }) => (
          <div className={styles['cards']}>
            <Card>
              <SettingsForm settings={settings} choices={settings} />
            </Card>
            <MoreSettings />
            <SetElsewhere imageUpload={settings.imageUpload} />
          </div>
        )}
      </DataView>
    </Page>
  );
}

/** Screens of superadmins that stand in no menu (HOLE-01). */
const MoreSettings = () => (
  <Card title={<Text id="settingMore" />}>
    <div className={styles['ways']}>
      <LinkButton to="/locales">
        <Text id="menuLocales" />
      </LinkButton>
      <LinkButton to="/categories">
        <Text id="menuCategories" />
      </LinkButton>
      <LinkButton to="/request-form">
        <Text id="menuRequestForm" />
      </LinkButton>
    </div>
  </Card>
);

/** What the user who runs the server has set in its environment. It is shown here and changed there. */
function SetElsewhere({ imageUpload }: Pick<SiteSettingsQuery['siteSettings'], 'imageUpload'>) {
  const text = useText();
  const facts = imageUpload.cloudId
    ? [
        { term: text('settingCloudId'), value: imageUpload.cloudId },
        { term: text('settingUploadPreset'), value: imageUpload.uploadPreset },
      ]
    : [{ term: text('settingImages'), value: text('settingImagesHere') }];
  return (
    <Card title={<Text id="settingElsewhere" />}>
      <p className={styles['quiet']}>
        <Text id="settingElsewhereHelp" />
      </p>
      <FactList facts={facts} />
    </Card>
  );
}
