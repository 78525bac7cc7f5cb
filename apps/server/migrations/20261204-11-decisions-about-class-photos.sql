alter table class_photo
  -- Who has removed it: only they, and those who look after the alumni, bring it back.
  add column removed_by uuid references person (id) on delete set null,
  -- What stood there before it was decided: taking the decision back restores exactly that.
  add column previous_status text check (previous_status in ('PENDING', 'APPROVED', 'REFUSED')),
  add column previous_reason text,
  add column previous_complaint text,
  add column previous_complained_by uuid references person (id) on delete set null,
  add column previous_decided_at timestamptz,
  add column previous_decided_by uuid references person (id) on delete set null;
create index class_photo_by_remover on class_photo (removed_by);
create index class_photo_by_complaint_before on class_photo (previous_complained_by);
create index class_photo_by_decider_before on class_photo (previous_decided_by);

insert into merge_rule (table_name, column_name, rule) values
  ('class_photo', 'removed_by', 'MOVE'), ('class_photo', 'previous_complained_by', 'MOVE'),
  ('class_photo', 'previous_decided_by', 'MOVE');
