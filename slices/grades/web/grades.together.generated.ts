import type { Together } from '#kit/client/together/together.ts';

export const studentGrades: Together = {
  operationName: 'studentGrades',
  query: `query studentGrades{ownGrades{_id courses{...OwnCourse}__typename}}fragment OwnCourse on CourseGrade{_id courseId credits courseCode courseName teacherName term timeZone grade state finalisedAt parts{partId kind title dueAt weight state grade complete isEntered leftBy}steps(withParts:false){kind grade takenOff}projection{kind grade partIds}changes{...ChangedGrade}__typename}fragment ChangedGrade on GradeChange{_id partId grade complete previousGrade previousComplete reason isOfWork takesBack changedAt changedByName __typename}`,
  at: "/student/grades",
  parts: {"ownGrades":{"fields":["ownGrades"],"variables":[]}},
  variables: {},
};
