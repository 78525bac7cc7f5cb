export { RecentLessons } from './recent-lessons.tsx';
