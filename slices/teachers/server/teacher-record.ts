import type { TeacherValues } from '../rules/teacher.ts';

export interface TeacherRecord extends TeacherValues {
  id: string;
  regionId: string;
  regionName: string;
  photoId: string | null;
  archived: boolean;
  version: number;
}
