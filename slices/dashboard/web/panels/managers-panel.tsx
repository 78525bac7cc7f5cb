import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';

/** The ways of administrators to what stands in the menu of superadmins only (TRAP-19). */
export const ManagersPanel = () => (
  <Card title={<Text id="coursesAndTeachers" />}>
    <div className={styles['ways']}>
      <LinkButton to="/courses">
        <Text id="menuCourseManager" />
      </LinkButton>
      <LinkButton to="/teachers">
        <Text id="menuTeacherManager" />
      </LinkButton>
    </div>
  </Card>
);
