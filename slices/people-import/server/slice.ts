import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { mailEnrolment } from './mail-enrolment.ts';
import './people-import.graphql.ts';
import { peopleImports } from './people-imports.ts';

export const slice: ServerSlice = { jobs: [...Object.values(peopleImports.jobs), mailEnrolment] };
