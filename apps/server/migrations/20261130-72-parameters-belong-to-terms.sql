-- Parameters that count from a term on move with its first day; those of a term that was removed keep the day they counted from.
alter table attendance_policy add column term_id uuid references attendance_term (id) on delete set null;
update attendance_policy p set term_id = t.id
from attendance_term t where t.schema_id = p.schema_id and t.first_day = p.first_day;
create unique index attendance_policy_by_term on attendance_policy (term_id);
