import { UploadPage } from '#slices/imports/web/api.ts';
import { attendancePages } from './attendance-pages.ts';

export const UploadAttendanceScreen = () => <UploadPage pages={attendancePages} />;
