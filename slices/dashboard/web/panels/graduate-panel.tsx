import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';

/** What stays with the user who has graduated. */
export const GraduatePanel = () => (
  <Card title={<Text id="yourStudies" />}>
    <p className={styles['about']}>
      <Text id="studiesStay" />
    </p>
    <div className={styles['ways']}>
      <LinkButton to="/student/courses">
        <Text id="menuCourses" />
      </LinkButton>
      <LinkButton to="/student/grades">
        <Text id="menuGrades" />
      </LinkButton>
      <LinkButton to="/student/transcript">
        <Text id="menuTranscript" />
      </LinkButton>
    </div>
  </Card>
);
