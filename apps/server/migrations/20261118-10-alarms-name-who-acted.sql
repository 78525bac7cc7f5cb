-- Whoever acted in somebody's place when unusually many grades were changed in that person's name.
alter table grade_alarm add column impersonator_id uuid references person (id);
create index grade_alarm_by_impersonator on grade_alarm (impersonator_id) where impersonator_id is not null;
insert into merge_rule (table_name, column_name, rule) values ('grade_alarm', 'impersonator_id', 'MOVE');

-- What is told says so, also what was told before.
update notification n set facts = n.facts || '{"behind": "none"}'
from notification_definition d where d.id = n.definition_id and d.name = 'gradesChanged';
