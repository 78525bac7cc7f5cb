import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { enter, useSignedInUser } from '#kit/client/session/session.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { WrittenValuesOf } from '#kit/record/field.ts';
import { ALUMNI_REGION_SLUG } from '#slices/site-settings/rules/alumni-admin.ts';
import { alumniWelcome } from '../../rules/profile.ts';
import { GraduationFields } from '../profile/profile-inputs.tsx';
import {
  ownAlumniProfile,
  saveAlumniProfile,
  type AlumniProfileFragment,
} from '../profile/profile.graphql.generated.ts';

/** Greets a new alumnus, and asks where they live and graduated (ALUM-08). There is no way around it. */
export function WelcomePanel() {
  const { firstName } = useSignedInUser();
  const answer = useQuery(ownAlumniProfile, {}, { fresh: true });
  return (
    <SheetPage
      width="form"
      title={<Text id="alumniWelcome" values={{ firstName }} />}
      lead={<Text id="alumniWelcomeLead" />}
    >
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={3} />}
        isEmpty={({ ownAlumniProfile: known }) => known === null}
      >
        {({ ownAlumniProfile: known }) => known && <WelcomeForm known={known} />}
      </DataView>
    </SheetPage>
  );
}

function WelcomeForm({ known }: { known: AlumniProfileFragment }) {
  const text = useText();
  const home = useSignedInUser().regions?.find(({ slug }) => slug !== ALUMNI_REGION_SLUG);
  const { mutate } = useMutation({
    stale: [ownAlumniProfile],
    afterRefusalToo: true,
    tell: useFormProblem(),
  });

  async function save(alumniProfileInput: WrittenValuesOf<typeof alumniWelcome>): Promise<void> {
    const saved = await mutate(saveAlumniProfile, { version: known.version, alumniProfileInput });
    if (!saved) return;
    showToast('success', text('alumniWelcomeSaved'));
    enter(saved.saveAlumniProfile.user);
  }

  return (
    <FieldsForm
      id="alumniWelcome"
      fields={alumniWelcome}
      initial={{
        ...known,
        // Another spelling would make another class.
        graduationPlace: known.graduationPlace || (home?.name ?? ''),
      }}
      submitLabel={text('alumniWelcomeSave')}
      onSubmit={save}
    >
      {(controls) => <GraduationFields {...controls} known={known} />}
    </FieldsForm>
  );
}
