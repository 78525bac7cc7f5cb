import type { SliceMatrix } from '#kit/testing/matrix/slice-matrix.ts';
import type { Who } from '#kit/testing/matrix/words.ts';

const readers: Who = ['self'];

export const matrix: SliceMatrix = {
  reads: {
    Query: { ownGrades: ['signedIn'] },
    StudentGrades: { '_id courses': readers },
    CourseGrade: {
      '_id changes courseCode courseId courseKind courseName credits finalisedAt firstDay grade': readers,
      'isEntered lastDay parts projection state steps teacherName term': readers,
    },
    CoursePart: { 'complete dueAt grade isEntered kind partId state title weight': readers },
    CourseGradeStep: { 'grade kind partId takenOff weight': readers },
    GradeProjection: { 'grade kind partIds': readers },
    GradeChange: {
      '_id changedAt changedByName complete grade partId previousComplete previousGrade reason': readers,
    },
  },
  namesOthers: { 'GradeChange.changedByName': readers },
};
