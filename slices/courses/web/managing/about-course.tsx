import { languageName } from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CourseFilesCard } from './course-files-card.tsx';
import type { Managed } from './managed.ts';
import { CourseTextsCard } from './course-texts-card.tsx';
import styles from '../courses.module.css';
import { KIND_TEXTS } from '../kind-texts.ts';

/** What is said about a course: the same in every language, in each language, and the files. */
export function AboutCourse({ managed }: { managed: Managed }) {
  const text = useText();
  const { kind, credits, teacher, category, ownLocale } = managed.course;
  const facts = [
    { term: text('courseTeacher'), value: teacher?.name },
    { term: text('courseCategory'), value: category?.name },
    { term: text('courseKind'), value: text(KIND_TEXTS[kind]) },
    { term: text('courseCredits'), value: credits },
    { term: text('ownLanguage'), value: languageName(ownLocale) },
  ].filter(({ value }) => value !== undefined);
  return (
    <div className={styles['cards']}>
      <Card title={<Text id="aboutCourse" />}>
        <FactList facts={facts} />
      </Card>
      <CourseTextsCard managed={managed} />
      <CourseFilesCard managed={managed} />
    </div>
  );
}
