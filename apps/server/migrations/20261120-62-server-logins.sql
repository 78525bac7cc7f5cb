-- What the server's connections log in with (kit/db/logins.ts). They begin as berea_app or berea_identity, which are
-- members of no other role: a statement that somebody smuggles in finds no way to become the owner. All servers of one
-- database read the same words here; nobody but the owner can.
-- open: granted to nobody; the owner alone reads it.
-- owner: kit/db
create table app.login (
  role text primary key,
  password text not null
);
revoke all on app.login from public, berea_app, berea_identity;
insert into app.login (role, password)
select role, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
from unnest(array['berea_app', 'berea_identity']) role;
