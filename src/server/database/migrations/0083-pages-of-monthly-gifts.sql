-- A monthly gift that begins has one page on which it can be paid: who asks again gets the same page.
alter table monthly_gifts
  -- The provider's page for the first payment, until it is paid or the gift has ended.
  add column first_page text,
  -- Made with the demonstration: its owner may begin a gift of their own, which ends it.
  add column is_example boolean not null default false,
  drop constraint monthly_gifts_reason_check,
  add constraint monthly_gifts_reason_check
    check (reason in ('giver', 'staff', 'refused', 'card', 'unpaid', 'paid once', 'not kept', 'closed'));

update monthly_gifts set is_example = true where is_test and customer_key = '49d16f25-d226-4702-8d9d-dec00b961551';

-- The first payment arrived after the gift had ended without it.
update monthly_gifts g set reason = 'paid once'
where reason = 'unpaid' and exists (
  select from donations d where d.monthly_gift_id = g.id and d.gift_try = 0 and d.status = 'COMPLETED');
