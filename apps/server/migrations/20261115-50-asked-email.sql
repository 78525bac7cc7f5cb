-- The address somebody has asked to change to, and when: it counts until a key of the account changes or the link to it
-- runs out. It is kept whether or not a link was mailed, which must not be told (D1).
alter table person
  add column asked_email text,
  add column asked_email_at timestamptz;
