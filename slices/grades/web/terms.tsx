import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { useIsPrinting } from '#kit/ui/print/use-is-printing.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { CourseGradeCard } from './course-grade-card.tsx';
import { useTermText } from '#slices/courses/web/api.ts';
import styles from './grades.module.css';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';

interface Term {
  name: string;
  courses: readonly OwnCourseFragment[];
}

const isPast = ({ courses }: Term): boolean => courses.every(({ state }) => state !== 'IN_PROGRESS');

/** The newest term first, as the courses come. What is past is folded, unless all of it is or an address names a course in it. */
export function Terms({ courses }: { courses: readonly OwnCourseFragment[] }) {
  const [params] = useSearchParams();
  const named = params.get('course');
  const terms = [...Map.groupBy(courses, ({ term }) => term)].map(([name, taken]) => ({
    name,
    courses: taken,
  }));
  const newest = terms.every(isPast) ? terms[0] : undefined;
  return terms.map((term) => {
    const cards = term.courses.map((course) => (
      <CardInView key={course._id} isNamed={course.courseId === named}>
        <CourseGradeCard course={course} isNamed={course.courseId === named} />
      </CardInView>
    ));
    if (!isPast(term))
      return (
        <section key={term.name} className={styles['term']}>
          <h2>
            <TermName name={term.name} />
          </h2>
          {cards}
        </section>
      );
    const isOpenFirst = term === newest || term.courses.some(({ courseId }) => courseId === named);
    return (
      <PastTerm key={term.name} term={term} isOpenFirst={isOpenFirst}>
        {cards}
      </PastTerm>
    );
  });
}

export function TermName({ name }: { name: string }) {
  const termText = useTermText();
  return name ? termText(name) : <Text id="gradesOtherTerm" />;
}

interface PastTermProps {
  term: Term;
  isOpenFirst: boolean;
  children: ReactNode;
}

/** Its courses are drawn when it is unfolded, and on paper always. */
function PastTerm({ term: { name, courses }, isOpenFirst, children }: PastTermProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const isPrinting = useIsPrinting();
  const isShown = isOpen || isPrinting;
  return (
    <details
      className={styles['past']}
      open={isShown}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        <Icon name="chevronRight" size="small" />
        <h2>
          <TermName name={name} />
        </h2>
        <span className={styles['quiet']}>
          <Text id="coursesCounted" values={{ count: courses.length }} />
        </span>
      </summary>
      {isShown && children}
    </details>
  );
}

/** A course that the address names is looked at first. */
function CardInView({ isNamed, children }: { isNamed: boolean; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(
    function bringIntoView() {
      if (isNamed) card.current?.scrollIntoView({ block: 'center' });
    },
    [isNamed],
  );
  return <div ref={card}>{children}</div>;
}
