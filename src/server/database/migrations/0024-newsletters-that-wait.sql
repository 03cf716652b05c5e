-- An issue is Sent when the mail server has its letters, and Queued as long as some wait, also where there is no mail
-- server yet: those that were called sent without one wait again. Rules §6.
update newsletters n set status = 'Queued', sent_at = null
where n.kept_in_outbox and n.status = 'Sent' and exists (
  select from newsletter_deliveries d join letters l on l.id = d.letter_id
  where d.newsletter_id = n.id and l.sent_at is null and l.given_up_at is null);
alter table newsletters drop column kept_in_outbox;
