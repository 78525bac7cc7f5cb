-- Before a picture is removed for good, somebody asks whose it is.
create index person_by_picture on person (picture_id) where picture_id is not null;
