-- Who had leave when the roll was taken was away without anybody marking it: the history says so.
alter table attendance_mark_change add column by_leave boolean not null default false;
insert into attendance_mark_change (id, session_id, person_id, region_id, kind, minutes_late, changed_at, changed_by, by_leave)
select uuidv7(), k.session_id, k.person_id, k.region_id, k.kind, k.minutes_late, k.taken_at, k.taken_by, true
from attendance_mark k
join class_session s on s.id = k.session_id
join region r on r.id = s.region_id
where k.kind = 'ABSENT' and k.taken_by is not null
  and exists (select from leave_request l where l.person_id = k.person_id and l.group_id = s.group_id
    and (s.starts_at at time zone r.time_zone)::date between l.first_day and l.last_day)
  and not exists (select from attendance_mark_change c where c.session_id = k.session_id and c.person_id = k.person_id);
