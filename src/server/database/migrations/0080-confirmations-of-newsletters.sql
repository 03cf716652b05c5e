-- The letters that ask to confirm a subscription, which are erased with it.
create table newsletter_confirmations (
  letter_id bigint primary key references letters (id) on delete cascade,
  subscriber_id integer not null references newsletter_subscribers (id) on delete cascade
);
create index newsletter_confirmations_subscriber on newsletter_confirmations (subscriber_id);

insert into newsletter_confirmations (letter_id, subscriber_id)
select l.id, s.id from letters l
join newsletter_subscribers s on email_key(s.email_address) = email_key(l.recipient)
where l.text like '%/api/newsletters/confirm?token=%';
