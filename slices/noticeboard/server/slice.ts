import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { COMMENT_ON_NEWS } from './comment.actions.ts';
import { drawDemoPicture } from './draw-demo-picture.ts';
import './managed-news.graphql.ts';
import './news.graphql.ts';
import { SET_NEWS_PICTURE } from './post.actions.ts';
import { tellOfNews } from './tell-of-news.ts';

export const slice: ServerSlice = {
  rates: [COMMENT_ON_NEWS, SET_NEWS_PICTURE],
  jobs: [drawDemoPicture, tellOfNews],
};
