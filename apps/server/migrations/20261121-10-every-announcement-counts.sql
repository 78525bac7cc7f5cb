-- Each time a file is announced, one more upload is open in the storage, also when it is to lie in the same place: all of them count.
alter table sent_upload add column openings integer not null default 1 check (openings > 0);
