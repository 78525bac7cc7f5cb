import type { Together } from '#kit/client/together/together.ts';

export const studentGrades: Together = {
  operationName: 'studentGrades',
  query: `query studentGrades{ownGrades{_id courses{...OwnCourse __typename}__typename}}fragment OwnCourse on CourseGrade{_id courseId courseCode courseName teacherName term grade state finalisedAt parts{partId kind title dueAt weight state grade complete isEntered leftBy __typename}steps{kind grade partId weight takenOff __typename}projection{kind grade partIds __typename}changes{...ChangedGrade __typename}__typename}fragment ChangedGrade on GradeChange{_id partId grade complete previousGrade previousComplete reason isOfWork takesBack changedAt changedByName __typename}`,
  at: "/student/grades",
  parts: {"ownGrades":{"fields":["ownGrades"],"variables":[]}},
  variables: {},
};
