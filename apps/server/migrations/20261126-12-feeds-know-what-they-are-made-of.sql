-- A digest of everything a feed was put together from: while it is the same, so is the feed.
alter table calendar_feed add column made_of text not null default '';
