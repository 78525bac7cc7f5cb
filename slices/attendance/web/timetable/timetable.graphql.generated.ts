import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupTimetableQueryVariables = {
  groupId: string;
  from: Day;
  to: Day;
};

export type GroupTimetableQuery = { readonly attendanceSchemas: ReadonlyArray<{ readonly __typename: 'AttendanceSchema', readonly _id: string, readonly name: string, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }> }>, readonly group: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly attendanceCounting: { readonly __typename: 'GroupCounting', readonly _id: string, readonly version: number, readonly hasRolls: boolean, readonly schemas: ReadonlyArray<{ readonly firstDay: Day, readonly schema: { readonly __typename: 'GroupSchema', readonly _id: string, readonly name: string } | null }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }> } } | null, readonly timetable: { readonly __typename: 'Timetable', readonly _id: string, readonly timeZone: string, readonly meetings: ReadonlyArray<{ readonly __typename: 'WeeklyMeeting', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly weekdays: ReadonlyArray<Types.Weekday>, readonly startTime: string, readonly endTime: string, readonly firstDay: Day, readonly lastDay: Day, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> }>, readonly sessions: ReadonlyArray<{ readonly __typename: 'ClassSession', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startTime: string, readonly endTime: string, readonly isChanged: boolean, readonly isHoliday: boolean, readonly isCancelled: boolean, readonly cancelReason: string, readonly hasRoll: boolean, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> }>, readonly courses: ReadonlyArray<{ readonly __typename: 'TimetableCourse', readonly _id: string, readonly name: string, readonly teacherId: string | null }>, readonly teachers: ReadonlyArray<{ readonly __typename: 'TimetableTeacher', readonly _id: string, readonly name: string }> } | null };

export type GroupsToMeetQueryVariables = {
  search: string;
};

export type GroupsToMeetQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type KeptMeetingFragment = { readonly __typename: 'WeeklyMeeting', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly weekdays: ReadonlyArray<Types.Weekday>, readonly startTime: string, readonly endTime: string, readonly firstDay: Day, readonly lastDay: Day, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> };

export type KeptSessionFragment = { readonly __typename: 'ClassSession', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startTime: string, readonly endTime: string, readonly isChanged: boolean, readonly isHoliday: boolean, readonly isCancelled: boolean, readonly cancelReason: string, readonly hasRoll: boolean, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> };

export type ShownClashFragment = { readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null };

export type ShownCountingFragment = { readonly __typename: 'GroupCounting', readonly _id: string, readonly version: number, readonly hasRolls: boolean, readonly schemas: ReadonlyArray<{ readonly firstDay: Day, readonly schema: { readonly __typename: 'GroupSchema', readonly _id: string, readonly name: string } | null }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }> };

export type GroupSchemaEffectQueryVariables = {
  groupId: string;
  schemaId?: string | null | undefined;
  firstDay: Day;
};

export type GroupSchemaEffectQuery = { readonly groupSchemaEffect: { readonly termNames: ReadonlyArray<string>, readonly studentCount: number, readonly recordCount: number } | null };

export type SetGroupSchemaMutationVariables = {
  changeId: string;
  groupId: string;
  version: number;
  schemaId?: string | null | undefined;
  firstDay: Day;
};

export type SetGroupSchemaMutation = { readonly setGroupSchema: { readonly __typename: 'GroupCounting', readonly _id: string, readonly version: number, readonly hasRolls: boolean, readonly schemas: ReadonlyArray<{ readonly firstDay: Day, readonly schema: { readonly __typename: 'GroupSchema', readonly _id: string, readonly name: string } | null }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }> } };

export type UndoGroupSchemaMutationVariables = {
  changeId: string;
};

export type UndoGroupSchemaMutation = { readonly undoGroupSchema: { readonly __typename: 'GroupCounting', readonly _id: string, readonly version: number, readonly hasRolls: boolean, readonly schemas: ReadonlyArray<{ readonly firstDay: Day, readonly schema: { readonly __typename: 'GroupSchema', readonly _id: string, readonly name: string } | null }>, readonly terms: ReadonlyArray<{ readonly __typename: 'AttendanceTerm', readonly _id: string, readonly name: string, readonly firstDay: Day, readonly lastDay: Day }> } };

export type CreateWeeklyMeetingMutationVariables = {
  meetingId: string;
  groupId: string;
  meetingInput: Types.WeeklyMeetingInput;
};

export type CreateWeeklyMeetingMutation = { readonly createWeeklyMeeting: { readonly __typename: 'WeeklyMeeting', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly weekdays: ReadonlyArray<Types.Weekday>, readonly startTime: string, readonly endTime: string, readonly firstDay: Day, readonly lastDay: Day, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> } };

export type UpdateWeeklyMeetingMutationVariables = {
  meetingId: string;
  version: number;
  meetingInput: Types.WeeklyMeetingInput;
};

export type UpdateWeeklyMeetingMutation = { readonly updateWeeklyMeeting: { readonly __typename: 'WeeklyMeeting', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly weekdays: ReadonlyArray<Types.Weekday>, readonly startTime: string, readonly endTime: string, readonly firstDay: Day, readonly lastDay: Day, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> } };

export type DeleteWeeklyMeetingMutationVariables = {
  meetingId: string;
};

export type DeleteWeeklyMeetingMutation = { readonly deleteWeeklyMeeting: boolean };

export type AddClassSessionMutationVariables = {
  sessionId: string;
  groupId: string;
  sessionInput: Types.ClassSessionInput;
};

export type AddClassSessionMutation = { readonly addClassSession: { readonly __typename: 'ClassSession', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startTime: string, readonly endTime: string, readonly isChanged: boolean, readonly isHoliday: boolean, readonly isCancelled: boolean, readonly cancelReason: string, readonly hasRoll: boolean, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> } };

export type UpdateClassSessionMutationVariables = {
  sessionId: string;
  version: number;
  sessionInput: Types.ClassSessionInput;
};

export type UpdateClassSessionMutation = { readonly updateClassSession: { readonly __typename: 'ClassSession', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startTime: string, readonly endTime: string, readonly isChanged: boolean, readonly isHoliday: boolean, readonly isCancelled: boolean, readonly cancelReason: string, readonly hasRoll: boolean, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> } };

export type CancelClassSessionMutationVariables = {
  sessionId: string;
  version: number;
  reason?: string | null | undefined;
};

export type CancelClassSessionMutation = { readonly cancelClassSession: { readonly __typename: 'ClassSession', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startTime: string, readonly endTime: string, readonly isChanged: boolean, readonly isHoliday: boolean, readonly isCancelled: boolean, readonly cancelReason: string, readonly hasRoll: boolean, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> } };

export type RestoreClassSessionMutationVariables = {
  sessionId: string;
  version: number;
};

export type RestoreClassSessionMutation = { readonly restoreClassSession: { readonly __typename: 'ClassSession', readonly _id: string, readonly version: number, readonly courseId: string | null, readonly courseName: string | null, readonly teacherId: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startTime: string, readonly endTime: string, readonly isChanged: boolean, readonly isHoliday: boolean, readonly isCancelled: boolean, readonly cancelReason: string, readonly hasRoll: boolean, readonly clashes: ReadonlyArray<{ readonly __typename: 'SessionClash', readonly _id: string, readonly kind: Types.ClashKind, readonly groupName: string | null, readonly courseName: string | null }> } };

export const groupTimetable: TypedDocument<GroupTimetableQuery, GroupTimetableQueryVariables> = {
  operationName: 'groupTimetable',
  query: `query groupTimetable($groupId:ID!$from:Day!$to:Day!){attendanceSchemas{_id name terms{_id name firstDay lastDay __typename}__typename}group(groupId:$groupId){_id attendanceCounting{...ShownCounting}__typename}timetable(groupId:$groupId from:$from to:$to){_id timeZone meetings{...KeptMeeting}sessions{...KeptSession}courses{_id name teacherId __typename}teachers{_id name __typename}__typename}}fragment ShownCounting on GroupCounting{_id version hasRolls schemas{firstDay schema{_id name __typename}}terms{_id name firstDay lastDay __typename}__typename}fragment KeptMeeting on WeeklyMeeting{_id version courseId courseName teacherId teacherName room weekdays startTime endTime firstDay lastDay clashes{...ShownClash}__typename}fragment ShownClash on SessionClash{_id kind groupName courseName __typename}fragment KeptSession on ClassSession{_id version courseId courseName teacherId teacherName room day startTime endTime isChanged isHoliday isCancelled cancelReason hasRoll clashes{...ShownClash}__typename}`,
};

export const groupsToMeet: TypedDocument<GroupsToMeetQuery, GroupsToMeetQueryVariables> = {
  operationName: 'groupsToMeet',
  query: `query groupsToMeet($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionName __typename}}}`,
};

export const groupSchemaEffect: TypedDocument<GroupSchemaEffectQuery, GroupSchemaEffectQueryVariables> = {
  operationName: 'groupSchemaEffect',
  query: `query groupSchemaEffect($groupId:ID!$schemaId:ID$firstDay:Day!){groupSchemaEffect(groupId:$groupId schemaId:$schemaId firstDay:$firstDay){termNames studentCount recordCount}}`,
};

export const setGroupSchema: TypedDocument<SetGroupSchemaMutation, SetGroupSchemaMutationVariables> = {
  operationName: 'setGroupSchema',
  query: `mutation setGroupSchema($changeId:ID!$groupId:ID!$version:Int!$schemaId:ID$firstDay:Day!){setGroupSchema(changeId:$changeId groupId:$groupId version:$version schemaId:$schemaId firstDay:$firstDay){...ShownCounting}}fragment ShownCounting on GroupCounting{_id version hasRolls schemas{firstDay schema{_id name __typename}}terms{_id name firstDay lastDay __typename}__typename}`,
};

export const undoGroupSchema: TypedDocument<UndoGroupSchemaMutation, UndoGroupSchemaMutationVariables> = {
  operationName: 'undoGroupSchema',
  query: `mutation undoGroupSchema($changeId:ID!){undoGroupSchema(changeId:$changeId){...ShownCounting}}fragment ShownCounting on GroupCounting{_id version hasRolls schemas{firstDay schema{_id name __typename}}terms{_id name firstDay lastDay __typename}__typename}`,
};

export const createWeeklyMeeting: TypedDocument<CreateWeeklyMeetingMutation, CreateWeeklyMeetingMutationVariables> = {
  operationName: 'createWeeklyMeeting',
  query: `mutation createWeeklyMeeting($meetingId:ID!$groupId:ID!$meetingInput:WeeklyMeetingInput!){createWeeklyMeeting(meetingId:$meetingId groupId:$groupId meetingInput:$meetingInput){...KeptMeeting}}fragment KeptMeeting on WeeklyMeeting{_id version courseId courseName teacherId teacherName room weekdays startTime endTime firstDay lastDay clashes{...ShownClash}__typename}fragment ShownClash on SessionClash{_id kind groupName courseName __typename}`,
};

export const updateWeeklyMeeting: TypedDocument<UpdateWeeklyMeetingMutation, UpdateWeeklyMeetingMutationVariables> = {
  operationName: 'updateWeeklyMeeting',
  query: `mutation updateWeeklyMeeting($meetingId:ID!$version:Int!$meetingInput:WeeklyMeetingInput!){updateWeeklyMeeting(meetingId:$meetingId version:$version meetingInput:$meetingInput){...KeptMeeting}}fragment KeptMeeting on WeeklyMeeting{_id version courseId courseName teacherId teacherName room weekdays startTime endTime firstDay lastDay clashes{...ShownClash}__typename}fragment ShownClash on SessionClash{_id kind groupName courseName __typename}`,
};

export const deleteWeeklyMeeting: TypedDocument<DeleteWeeklyMeetingMutation, DeleteWeeklyMeetingMutationVariables> = {
  operationName: 'deleteWeeklyMeeting',
  query: `mutation deleteWeeklyMeeting($meetingId:ID!){deleteWeeklyMeeting(meetingId:$meetingId)}`,
};

export const addClassSession: TypedDocument<AddClassSessionMutation, AddClassSessionMutationVariables> = {
  operationName: 'addClassSession',
  query: `mutation addClassSession($sessionId:ID!$groupId:ID!$sessionInput:ClassSessionInput!){addClassSession(sessionId:$sessionId groupId:$groupId sessionInput:$sessionInput){...KeptSession}}fragment KeptSession on ClassSession{_id version courseId courseName teacherId teacherName room day startTime endTime isChanged isHoliday isCancelled cancelReason hasRoll clashes{...ShownClash}__typename}fragment ShownClash on SessionClash{_id kind groupName courseName __typename}`,
};

export const updateClassSession: TypedDocument<UpdateClassSessionMutation, UpdateClassSessionMutationVariables> = {
  operationName: 'updateClassSession',
  query: `mutation updateClassSession($sessionId:ID!$version:Int!$sessionInput:ClassSessionInput!){updateClassSession(sessionId:$sessionId version:$version sessionInput:$sessionInput){...KeptSession}}fragment KeptSession on ClassSession{_id version courseId courseName teacherId teacherName room day startTime endTime isChanged isHoliday isCancelled cancelReason hasRoll clashes{...ShownClash}__typename}fragment ShownClash on SessionClash{_id kind groupName courseName __typename}`,
};

export const cancelClassSession: TypedDocument<CancelClassSessionMutation, CancelClassSessionMutationVariables> = {
  operationName: 'cancelClassSession',
  query: `mutation cancelClassSession($sessionId:ID!$version:Int!$reason:String){cancelClassSession(sessionId:$sessionId version:$version reason:$reason){...KeptSession}}fragment KeptSession on ClassSession{_id version courseId courseName teacherId teacherName room day startTime endTime isChanged isHoliday isCancelled cancelReason hasRoll clashes{...ShownClash}__typename}fragment ShownClash on SessionClash{_id kind groupName courseName __typename}`,
};

export const restoreClassSession: TypedDocument<RestoreClassSessionMutation, RestoreClassSessionMutationVariables> = {
  operationName: 'restoreClassSession',
  query: `mutation restoreClassSession($sessionId:ID!$version:Int!){restoreClassSession(sessionId:$sessionId version:$version){...KeptSession}}fragment KeptSession on ClassSession{_id version courseId courseName teacherId teacherName room day startTime endTime isChanged isHoliday isCancelled cancelReason hasRoll clashes{...ShownClash}__typename}fragment ShownClash on SessionClash{_id kind groupName courseName __typename}`,
};
