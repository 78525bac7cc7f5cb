import type { ReactNode } from 'react';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CourseCover } from '#slices/courses/web/api.ts';
import type { ReadCourse } from './read-course.ts';
import styles from './student-course.module.css';

interface CourseHeadProps {
  course: ReadCourse;
  /** What can be done about it. */
  actions: ReactNode;
}

export function CourseHead({ course, actions }: CourseHeadProps) {
  const text = useText();
  const { code, kind, credits, name, description, teacher, category } = course;
  const facts = [
    code,
    text(kind === 'CORE' ? 'coreCourseWords' : 'electiveCourseWords'),
    credits > 0 && text('creditsCount', { credits }),
  ].filter(Boolean);
  return (
    <section className={styles['head']}>
      <span className={styles['cover']}>
        <CourseCover name={name} colour={category?.colour} />
      </span>
      <div>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
        <h1>{name}</h1>
        {description && (
          <div className={styles['description']}>
            <RichText html={description} />
          </div>
        )}
        {teacher && (
          <div className={styles['teacher']}>
            <Avatar fullName={teacher.name} picture={teacher.photoUrl} size="small" />
            {teacher.name}
            {actions}
          </div>
        )}
      </div>
    </section>
  );
}
