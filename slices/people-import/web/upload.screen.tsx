import { UploadPage } from '#slices/imports/web/api.ts';
import { peoplePages } from './people-pages.ts';

export const UploadScreen = () => <UploadPage pages={peoplePages} />;
