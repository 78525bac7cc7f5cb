-- Students follow how they were seen by the same form over time, and take what they read with them on paper of the campus.
create or replace view evaluation_shown as
  select e.id, e.student_id, e.form_version_id, v.names, v.criteria, g.name as group_name, e.evaluator_id, e.day, e.answers,
    e.comment, e.published_at, e.acknowledged_at, e.reply, e.replied_at, e.form_id, e.region_id
  from evaluation e
  join evaluation_form_version v on v.id = e.form_version_id
  join student_group g on g.id = e.group_id
  where e.status = 'PUBLISHED' and e.student_id = (select app.person());
