-- Whether the owner of a ministry wants messages of visitors, by relay. No part of what is approved.
alter table ministry add column visitors_may_write boolean not null default true;

-- What a visitor has written to a ministry and not confirmed yet by the link in their mail. Once it has gone out, or was not
-- confirmed in time, nothing of it is left here.
-- open: strangers' words that wait for their own confirmation; nobody is offered them.
-- owner: slices/ministries
create table visitor_message (
  -- That of the form, so that a form which is sent twice is stored once.
  id uuid primary key,
  ministry_id uuid not null references ministry (id) on delete cascade,
  sender_name text not null check (length(sender_name) <= 80),
  sender_address text not null check (length(sender_address) <= 254),
  message text not null,
  locale text not null,
  -- The network it came from, as a digest: it only counts.
  network text not null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  check (sent_at is null or (sender_name = '' and sender_address = '' and message = ''))
);
create index visitor_message_by_ministry on visitor_message (ministry_id);
create index visitor_message_by_time on visitor_message (asked_at);
