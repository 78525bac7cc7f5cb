// Made from the migrations by npm run gen.
export interface TableBinding {
  regionId: boolean;
  regionIds: boolean;
  owner: string | null;
  throughOwner: boolean;
}

export const SCOPED_TABLES: Readonly<Record<string, TableBinding>> = {
  address: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: true },
  answer_mark: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  api_token: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
  assignment_group: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  attempt_event: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  audit: { regionId: true, regionIds: true, owner: 'actor_id', throughOwner: false },
  bank_comment: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
  calendar_connection: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: true },
  calendar_consent: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: true },
  course_group: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  exam_attempt: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  exam_grant: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  exam_group: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  feedback_file: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  group_member: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  group_teacher: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  help_request: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
  individual_permission: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: true },
  lesson_note: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
  lesson_progress: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: true },
  link: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  log_entry: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
  mailed_link: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
  notification: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  notification_preference: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  notification_reading: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: true },
  other_email: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: true },
  outbox_mail: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
  people_import: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  people_import_row: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  person: { regionId: false, regionIds: true, owner: 'id', throughOwner: false },
  person_note: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  person_region: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  phone: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: true },
  region_role: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  session: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
  student_group: { regionId: true, regionIds: false, owner: null, throughOwner: false },
  submission: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  submission_file: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  submission_version: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  teacher: { regionId: true, regionIds: false, owner: 'person_id', throughOwner: false },
  video_upload: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: true },
  work_identity: { regionId: false, regionIds: false, owner: 'person_id', throughOwner: false },
};
