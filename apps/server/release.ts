export const RELEASE = 'berea@0.1.0';
