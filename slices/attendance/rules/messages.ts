import { defineMessages } from '#kit/messages/define-messages.ts';
import { behindMessages } from './behind-messages.ts';
import { checkInMessages } from './check-in-messages.ts';
import { gridMessages } from './grid-messages.ts';
import { historyMessages } from './history-messages.ts';
import { importMessages } from './import/import-messages.ts';
import { paperMessages } from './paper-messages.ts';
import { rollMessages } from './roll-messages.ts';
import { schemaMessages } from './schema-messages.ts';
import { studentMessages } from './student-messages.ts';
import { timetableMessages } from './timetable-messages.ts';

export const messages = defineMessages('attendance', {
  ...behindMessages,
  ...checkInMessages,
  ...gridMessages,
  ...historyMessages,
  ...importMessages,
  ...paperMessages,
  ...rollMessages,
  ...schemaMessages,
  ...studentMessages,
  ...timetableMessages,
  groupSchema: {
    text: 'Attendance schema',
    about: 'Label of a drop-down: the schema by which the attendance of a group is counted.',
  },
});
