-- Whoever signed up for a free group by themselves is no student yet, and reads only what visitors read and what is for
-- their own group. It ends when staff put them into another group (slices/groups) or give them a role.
alter table person add column registered_freely boolean not null default false;

update person p set registered_freely = true
where not p.entered_by_staff and p.roles = '{user}'
  and not exists (select from region_role r where r.person_id = p.id)
  and exists (select from group_member m where m.person_id = p.id)
  and not exists (select from group_member m join student_group g on g.id = m.group_id
    where m.person_id = p.id and not g.open_for_sign_up);
