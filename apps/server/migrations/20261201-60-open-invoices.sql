-- What is left to pay on an invoice, or was paid too much: the sum of its postings, for as long as it is not nothing. It only
-- repeats what the books say, so that nobody need add all of them up to know what a campus is owed.
-- owner: slices/billing
create table open_invoice (
  invoice_id uuid primary key references invoice (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  currency text not null references currency (value),
  due_on date not null,
  balance bigint not null check (balance <> 0)
);
create index open_invoice_by_due on open_invoice (region_id, due_on, invoice_id);
create index open_invoice_of_person on open_invoice (person_id);
create index open_invoice_by_currency on open_invoice (currency);
comment on column open_invoice.balance is 'minor units of a currency';
select app.protect('open_invoice');
revoke insert, update, delete on open_invoice from berea_app;

insert into merge_rule (table_name, column_name, rule) values ('open_invoice', 'person_id', 'MOVE');

-- Whatever is booked on an invoice is followed by its balance, in the same transaction.
create function app.follow_balances() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  with changed as (
    select o.invoice_id, sum(o.amount) as balance from posting o
    where o.invoice_id in (select invoice_id from added where invoice_id is not null)
    group by o.invoice_id
  ), settled as (
    delete from open_invoice b using changed c where b.invoice_id = c.invoice_id and c.balance = 0
  )
  insert into open_invoice (invoice_id, person_id, region_id, currency, due_on, balance)
  select i.id, i.person_id, i.region_id, i.currency, i.due_on, c.balance
  from changed c join invoice i on i.id = c.invoice_id where c.balance <> 0
  on conflict (invoice_id) do update set balance = excluded.balance;
  return null;
end $$;
create trigger balance_follows after insert on posting referencing new table as added
  for each statement execute function app.follow_balances();

insert into open_invoice (invoice_id, person_id, region_id, currency, due_on, balance)
select i.id, i.person_id, i.region_id, i.currency, i.due_on, o.balance
from (select invoice_id, sum(amount) as balance from posting where invoice_id is not null group by invoice_id) o
join invoice i on i.id = o.invoice_id where o.balance <> 0;
