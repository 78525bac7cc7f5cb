import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './classes.graphql.ts';
import { drawDemoClass } from './draw-demo-class.ts';
import { ADD_CLASS_PHOTO, COMPLAIN_OF_CLASS_PHOTO } from './photo.actions.ts';
import './photos.graphql.ts';

export const slice: ServerSlice = {
  jobs: [drawDemoClass],
  rates: [ADD_CLASS_PHOTO, COMPLAIN_OF_CLASS_PHOTO],
};
