-- Whoever changed a grade in somebody's place is named in its history beside the person in whose name it was done.
do $$
declare
  history text;
begin
  foreach history in array array['grade_change', 'mark_change', 'work_grade_change', 'attempt_decision', 'attempt_regrade'] loop
    execute format('alter table %I add column impersonator_id uuid references person (id) on delete set null', history);
    execute format(
      'create index %I on %I (impersonator_id) where impersonator_id is not null', history || '_by_impersonator', history);
    execute format(
      'insert into merge_rule (table_name, column_name, rule) values (%L, %L, %L)', history, 'impersonator_id', 'MOVE');
  end loop;
end $$;
