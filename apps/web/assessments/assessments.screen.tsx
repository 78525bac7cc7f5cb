import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { AssignmentList } from '#slices/assignments/web/api.ts';
import { Assessments } from '#slices/exams/web/api.ts';

/** Exams and assignments of a student and their results, of every slice. */
export const AssessmentsScreen = () => (
  <Assessments
    more={<AssignmentList />}
    actions={
      <>
        <LinkButton to="/student/grades">
          <Icon name="sum" />
          <Text id="menuGrades" />
        </LinkButton>
        <LinkButton to="/student/transcript">
          <Icon name="file" />
          <Text id="menuTranscript" />
        </LinkButton>
      </>
    }
  />
);
