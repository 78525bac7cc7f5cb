-- A mark that takes back an earlier one names it. Where that one had taken the roll, and nobody has marked since, the roll
-- is as it was before.
alter table attendance_mark_change add column takes_back uuid;
create index attendance_mark_change_by_taken_back on attendance_mark_change (takes_back) where takes_back is not null;

-- The key of the mark by which the roll was taken; none where somebody said that everyone is here.
alter table class_session add column roll_taken_with uuid;
-- Counts up with everything that becomes of the roll: of two answers the newer one is known by it.
alter table class_session add column roll_version integer not null default 0;
